import { words } from '@xinjian/format/say/words'

/** What the schemas of channels, API keys and public keys do not accept. */
export const CHANNEL_FIELD_SAYS = words({
  termsTooLong: [
    '补充条款不能超过{n:count}个字符',
    'Additional terms: at most {n|character|characters}',
  ],
  tooManyParagraphs: [
    '补充条款不能超过{n:count}段',
    'Additional terms: at most {n|paragraph|paragraphs}',
  ],
  placeholderUnknown: [
    '无法识别的占位符 {name:text}，请从列表中选择',
    'Placeholder {name} is not known: choose one from the list',
  ],
  bracesDoNotPair: ['花括号不成对，请检查占位符', 'The braces do not pair: check the placeholders'],
  lendingRecords: ['查询借贷记录', 'Queries of lending records'],
  mostReturns: ['返回地址最多20个', 'At most 20 addresses to go back to'],
  enterPurposeListed: ['请填写企业数据的用途', 'Say what the data of enterprises are used for'],
  enterNumber: ['请输入数字', 'Enter a number'],
  atLeast: ['不能小于{n:count}', 'At least {n}'],
  atMost: ['不能大于{n:count}', 'At most {n}'],
  enterWhatKey: ['请输入密钥用途', 'Enter what the key is for'],
  chooseScope: ['请至少选择一项范围', 'Choose at least one scope'],
  enterHowManyDays: ['请输入有效天数', 'Enter for how many days it is valid'],
  enterCallsPerMinute: ['请输入每分钟次数', 'Enter the calls per minute'],
  enterHowManyHours: ['请输入并行小时数', 'Enter for how many hours both are valid'],
  enterChannelCode: ['请输入渠道编码', 'Enter the channel code'],
  channelCodeForm: [
    '渠道编码以字母开头，2-32位字母、数字、横线或下划线',
    'A channel code begins with a letter: 2–32 letters, digits, dashes or underscores',
  ],
  chooseColour: ['请选择主题色', 'Choose a colour'],
  colourForm: [
    '请填写井号开头的六位十六进制颜色值',
    'Enter the colour as # and six hexadecimal digits',
  ],
  enterNameChannel: ['请输入渠道名称', 'Enter the name of the channel'],
  enterTitlePage: ['请输入页面标题', 'Enter the title of the page'],
  chooseWhetherBusinessLicence: [
    '请选择是否需要营业执照',
    'Choose whether a business licence is needed',
  ],
  chooseAProduct: ['请至少选择一种产品', 'Choose at least one product'],
  mostSites: ['最多填写20个网站', 'At most 20 sites'],
  mostAddresses: ['最多填写50个地址', 'At most 50 addresses'],
  scopeUnknown: [
    '没有“{name:text}”这一授权范围，可用：{scopes:list}',
    'There is no scope “{name}”; there are: {scopes}',
  ],
  enterAddressTold: ['请填写通知地址', 'Enter the address to be told'],
  enterHowManyDaysOld: [
    '请填写新旧密钥并行的天数',
    'Enter for how many days the old and the new key are both valid',
  ],
  daysCannotLessThan: ['天数不能小于0', 'The days cannot be less than 0'],
  mostDays: ['天数不能超过{n:count}', 'At most {n|day|days}'],
  pastePublicKey: ['请粘贴公钥', 'Paste the public key'],
  publicKeyTooLong: ['公钥过长，请核对', 'The public key is too long: compare it'],
  chooseAlgorithm: ['请选择算法', 'Choose an algorithm'],
  fingerprintNotRight: ['指纹有误', 'The fingerprint is not right'],
  scopeStandsTwice: ['授权范围重复', 'A scope stands twice'],
})
