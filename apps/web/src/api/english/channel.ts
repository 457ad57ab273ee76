/** English of what is refused of channels, their API keys and signatures, and of public keys of a company. */
export const CHANNEL: Readonly<Record<string, string>> = {
  该接口密钥只能使用其所属渠道: 'This API key can use its own channel alone',
  '该渠道已停用，请先在渠道配置中恢复': 'This channel is suspended: resume it under Channels first',
  '采集链接无效或已过期，请向发送方索取新链接':
    'The link of this collection is not valid or too old: ask its sender for a new one',
  '未找到该渠道，请核对渠道编码': 'This channel was not found: compare its code',
  '没有这个渠道，请核对渠道编码': 'There is no such channel: compare its code',
  '该渠道已停用，请填写其他渠道': 'This channel is suspended: enter another one',
  '该渠道所属机构已停用，请填写其他渠道':
    'The institution of this channel is suspended: enter another one',
  '该渠道刚被他人修改，请刷新后重试':
    'Somebody has just changed this channel: reload and try again',
  '该编码为平台保留，请换一个': 'The platform keeps this code for itself: choose another',
  '该渠道编码已被使用，请换一个': 'This channel code is taken: choose another',
  '有不存在的产品，请刷新后重新选择': 'A product does not exist: reload and choose again',
  '该渠道不提供{}，请在渠道配置中核对可售产品':
    'This channel does not offer {}: see its products under Channels',
  '补充条款不能超过{}个字符': 'Additional terms: at most {} characters',
  '补充条款不能超过{}段': 'Additional terms: at most {} paragraphs',
  '无法识别的占位符 {}，请从列表中选择': 'Placeholder {} is not known: choose one from the list',
  '花括号不成对，请检查占位符': 'The braces do not pair: check the placeholders',
  '地址 {} 有误：请填写 IPv4、IPv6 地址或网段（IPv4 不宽于 /8，IPv6 不宽于 /16）':
    'Address {} is not right: enter an IPv4 or IPv6 address or network (IPv4 no wider than /8, IPv6 no wider than /16)',
  '请先在“公司信息”登记贵公司的公钥，再要求签名':
    'Register the public key of your company under Company first, then require signatures',
  '该渠道尚未登记通知地址，请先登记': 'This channel has no address to be told: enter one first',
  '该颜色上的白色文字不易看清（对比度 {}，须不低于 {}），请选择更深的颜色':
    'White text is hard to read on this colour (contrast {}, at least {} is needed): choose a darker one',
  图片请在200KB以内: 'The picture may have at most 200 KB',
  '请上传完整的 PNG、JPEG 或 WebP 图片（不支持动图与 SVG）':
    'Upload a whole PNG, JPEG or WebP picture (no animations, no SVG)',
  '图片边长须在{}至{}像素之间': 'Each side of the picture must have {} to {} pixels',
  请选择图片: 'Choose a picture',
  '通知地址有误，请填写完整的 https 地址':
    'The address to be told is not right: enter a whole https address',
  '通知地址须以 https 开头，端口为 443 或 8443':
    'The address to be told must begin with https, port 443 or 8443',
  '通知地址须使用公网域名，不能是 IP 或内网地址':
    'The address to be told must have a public domain name, no IP and no internal address',
  // Keys.
  '密钥的范围不能超出您自己的权限，请由权限更高的管理员创建':
    'The scopes of a key cannot exceed your own rights: an administrator with more rights can create it',
  '调用过于频繁，请稍后再试': 'Too many calls: try again later',
  未找到该密钥: 'This key was not found',
  '一个渠道最多有{}把有效密钥，请先停用不再使用的':
    'A channel has at most {} valid keys: suspend those that are not used any more first',
  '该密钥已更换过，请使用新的密钥': 'This key was replaced: use the new one',
  '该密钥已失效，请新建密钥': 'This key is not valid any more: create a new one',
  请输入有效天数: 'Enter for how many days it is valid',
  请输入每分钟次数: 'Enter the calls per minute',
  请输入并行小时数: 'Enter for how many hours both are valid',
  请输入数字: 'Enter a number',
  '不能小于{}': 'At least {}',
  '不能大于{}': 'At most {}',
  请至少选择一项范围: 'Choose at least one scope',
  '该接口密钥没有调用此接口的范围，请在渠道配置中核对':
    'This API key lacks the scope of this call: see its scopes under Channels',
  '未找到该企业：该接口密钥只能看到经它采集或查询过的企业，如需看到本机构的全部企业，请在渠道配置中为它加上范围 report.readAll':
    'This enterprise was not found: the API key sees only enterprises that were collected or asked about with it; to see all of your institution, give it the scope report.readAll under Channels',
  // Signatures of requests.
  '请求签名无效：{}': 'The signature of the request is not valid: {}',
  该渠道要求对请求签名: 'this channel requires signed requests',
  '上传文件的请求不能签名，请使用不要求签名的渠道':
    'requests that upload files cannot be signed: use a channel that requires no signature',
  时间戳与平台时间相差超过5分钟:
    'the timestamp differs from the time of the platform by more than 5 minutes',
  '随机串须为16至64位字母、数字、横线或下划线':
    'the nonce must be 16–64 letters, digits, dashes or underscores',
  贵公司尚未登记公钥: 'your company has registered no public key',
  与登记的公钥不符: 'it does not fit the registered public key',
  该随机串已使用过: 'this nonce was used before',
  '这是私钥，请勿提交；请立即更换这对密钥，并粘贴公钥':
    'This is a private key, which must not be submitted: replace this pair of keys at once and paste the public key',
  '无法识别的公钥，请粘贴 PEM 格式（BEGIN PUBLIC KEY）':
    'The public key cannot be read: paste it as PEM (BEGIN PUBLIC KEY)',
  '只支持 RSA 与 SM2 公钥': 'Only public keys of RSA and SM2 are accepted',
  'RSA 公钥须为{}位以上': 'A public key of RSA must have at least {} bits',
  '这把公钥已登记过，请换一把新的': 'This public key was registered before: use a new one',
  '当前使用的密钥不能停用，请先更换；或该密钥已停用':
    'The key in use cannot be suspended, replace it first; or it is suspended already',
  请填写新旧密钥并行的天数: 'Enter for how many days the old and the new key are both valid',
  天数不能小于0: 'The days cannot be less than 0',
  '天数不能超过{}': 'At most {} days',
  请选择算法: 'Choose an algorithm',
  请粘贴公钥: 'Paste the public key',
  '公钥过长，请核对': 'The public key is too long: compare it',
  指纹有误: 'The fingerprint is not right',
  // Settings of a channel.
  请输入渠道编码: 'Enter the channel code',
  '渠道编码以字母开头，2-32位字母、数字、横线或下划线':
    'A channel code begins with a letter: 2–32 letters, digits, dashes or underscores',
  请输入密钥用途: 'Enter what the key is for',
  请输入渠道名称: 'Enter the name of the channel',
  请输入页面标题: 'Enter the title of the page',
  请填写通知地址: 'Enter the address to be told',
  请选择主题色: 'Choose a colour',
  请填写井号开头的六位十六进制颜色值: 'Enter the colour as # and six hexadecimal digits',
  请选择是否需要营业执照: 'Choose whether a business licence is needed',
  请至少选择一种产品: 'Choose at least one product',
  最多填写50个地址: 'At most 50 addresses',
  '导出后有企业撤回授权，文件中的部分数据已封存，请重新导出':
    'A consent was taken back after this export and part of it is sealed: export again',
  '没有“{}”这一授权范围，可用：{}': 'There is no scope “{}”; there are: {}',
  授权范围重复: 'A scope stands twice',
}
