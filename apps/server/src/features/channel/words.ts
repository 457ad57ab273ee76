import { words } from '@xinjian/format/say/words'

/** What is refused of channels, their API keys and signatures, their logo and where they are told. */
export const CHANNEL_SAYS = words({
  returnWrong: [
    '“{address:text}”不能作为返回地址：须为 https 网址，不含查询参数，例如 https://partner.example/result',
    '“{address}” is no address to go back to: it must be https without a query, such as https://partner.example/result',
  ],
  returnNotListed: [
    '返回地址不在该渠道登记的地址中，请先在渠道配置中登记',
    'The address to go back to is none of those that the channel lists: add it under Channels first',
  ],
  ticketInvalid: [
    '链接无效，请返回合作方页面重新进入',
    'The link is not valid: go back to the page of the partner and enter again',
  ],
  ticketOver: [
    '链接已过期，请返回合作方页面重新进入',
    'The link is too old: go back to the page of the partner and enter again',
  ],
  ticketUsed: [
    '链接已使用过，请返回合作方页面重新进入',
    'The link has been used: go back to the page of the partner and enter again',
  ],
  apiKeyUseOwn: ['该接口密钥只能使用其所属渠道', 'This API key can use its own channel alone'],
  channelSuspendedResumeUnder: [
    '该渠道已停用，请先在渠道配置中恢复',
    'This channel is suspended: resume it under Channels first',
  ],
  linkCollectionNotValid: [
    '采集链接无效或已过期，请向发送方索取新链接',
    'The link of this collection is not valid or too old: ask its sender for a new one',
  ],
  channelNotFoundCompare: [
    '未找到该渠道，请核对渠道编码',
    'This channel was not found: compare its code',
  ],
  scopesKeyCannotExceed: [
    '密钥的范围不能超出您自己的权限，请由权限更高的管理员创建',
    'The scopes of a key cannot exceed your own rights: an administrator with more rights can create it',
  ],
  tooManyCallsTry: ['调用过于频繁，请稍后再试', 'Too many calls: try again later'],
  whoeverMadeKeyFrozen: [
    '该密钥的创建人已停用、离职或不再有相应权限，请由有权限的管理员更换密钥',
    'Whoever made this key is frozen, gone or without these rights: let an administrator who has them turn the key',
  ],
  signatureInvalid: [
    '请求签名无效：{why:words}',
    'The signature of the request is not valid: {why}',
  ],
  channelRequiresSignedRequests: ['该渠道要求对请求签名', 'this channel requires signed requests'],
  requestsUploadFilesCannot: [
    '上传文件的请求不能签名，请使用不要求签名的渠道',
    'requests that upload files cannot be signed: use a channel that requires no signature',
  ],
  timestampDiffersFromTime: [
    '时间戳与平台时间相差超过5分钟',
    'the timestamp differs from the time of the platform by more than 5 minutes',
  ],
  nonceForm: [
    '随机串须为16至64位字母、数字、横线或下划线',
    'the nonce must be 16–64 letters, digits, dashes or underscores',
  ],
  yourCompanyRegisteredNo: ['贵公司尚未登记公钥', 'your company has registered no public key'],
  doesNotFitRegistered: ['与登记的公钥不符', 'it does not fit the registered public key'],
  nonceUsedBefore: ['该随机串已使用过', 'this nonce was used before'],
  keyNotFound: ['未找到该密钥', 'This key was not found'],
  mostKeys: [
    '一个渠道最多有{n:count}把有效密钥，请先停用不再使用的',
    'A channel has at most {n|valid key|valid keys}: suspend those that are not used any more first',
  ],
  keyReplacedUseNew: ['该密钥已更换过，请使用新的密钥', 'This key was replaced: use the new one'],
  keyNotValidMore: ['该密钥已失效，请新建密钥', 'This key is not valid any more: create a new one'],
  productDoesNotExist: [
    '有不存在的产品，请刷新后重新选择',
    'A product does not exist: reload and choose again',
  ],
  platformKeepsCodeItself: [
    '该编码为平台保留，请换一个',
    'The platform keeps this code for itself: choose another',
  ],
  codeOfPartner: [
    '该编码用于合作方的专属入口，请换一个；贵机构即为该合作方的，请联系平台开通',
    'This code belongs to a partner’s own addresses: choose another, or ask the platform to open it where you are that partner',
  ],
  channelCodeTakenChoose: [
    '该渠道编码已被使用，请换一个',
    'This channel code is taken: choose another',
  ],
  siteWrong: [
    '网站 {site:text} 有误：请填写 https 地址，只到域名与端口，不含路径，如 https://partner.example',
    'Site {site} is not right: enter an https address with its name and port alone, as https://partner.example',
  ],
  addressWrong: [
    '地址 {address:text} 有误：请填写 IPv4、IPv6 地址或网段（IPv4 不宽于 /8，IPv6 不宽于 /16）',
    'Address {address} is not right: enter an IPv4 or IPv6 address or network (IPv4 no wider than /8, IPv6 no wider than /16)',
  ],
  registerPublicKeyYour: [
    '请先在“公司信息”登记贵公司的公钥，再要求签名',
    'Register the public key of your company under Company first, then require signatures',
  ],
  channelNoAddressTold: [
    '该渠道尚未登记通知地址，请先登记',
    'This channel has no address to be told: enter one first',
  ],
  contrastLow: [
    '该颜色上的白色文字不易看清（对比度 {contrast:code}，须不低于 {least:number}），请选择更深的颜色',
    'White text is hard to read on this colour (contrast {contrast}, at least {least} is needed): choose a darker one',
  ],
  pictureTooLarge: ['图片请在200KB以内', 'The picture may have at most 200 KB'],
  pictureForm: [
    '请上传完整的 PNG、JPEG 或 WebP 图片（不支持动图与 SVG）',
    'Upload a whole PNG, JPEG or WebP picture (no animations, no SVG)',
  ],
  sidesOfPicture: [
    '图片边长须在{least:count}至{most:count}像素之间',
    'Each side of the picture must have {least} to {most|pixel|pixels}',
  ],
  choosePicture: ['请选择图片', 'Choose a picture'],
  companyNotFound: ['未找到该公司', 'This company was not found'],
  somebodyJustChangedChannel: [
    '该渠道刚被他人修改，请刷新后重试',
    'Somebody has just changed this channel: reload and try again',
  ],
  noSuchChannelCompare: [
    '没有这个渠道，请核对渠道编码',
    'There is no such channel: compare its code',
  ],
  channelSuspendedEnterAnother: [
    '该渠道已停用，请填写其他渠道',
    'This channel is suspended: enter another one',
  ],
  institutionChannelSuspendedEnter: [
    '该渠道所属机构已停用，请填写其他渠道',
    'The institution of this channel is suspended: enter another one',
  ],
  listingStands: [
    '已按此内容申请，无需重复提交',
    'This has been asked for already: there is nothing to send again',
  ],
  noListing: ['贵公司没有在申请或展示中的登记', 'Your company has no listing to end'],
  listingChanged: [
    '该登记刚有变动，请刷新后按最新内容重新审核',
    'The listing has just changed: reload and decide on what it says now',
  ],
  openProductFirst: [
    '该渠道没有已开通的报告产品，收到数据后无法出具报告；请先在产品中心开通',
    'This channel has no report product that is open, so nothing could be made of the data: open one under Products first',
  ],
  institutionNotOffered: [
    '所选机构已不再接受直接授权，请重新选择',
    'An institution you chose does not take part any more: choose again',
  ],
})
