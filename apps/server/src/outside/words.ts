import { words } from '@xinjian/format/say/words'

/** What is said of services outside that are not set up or do not answer, and of addresses that are not taken. */
export const OUTSIDE_SAYS = words({
  addressToldNotRight: [
    '通知地址有误，请填写完整的 https 地址',
    'The address to be told is not right: enter a whole https address',
  ],
  addressToldMustBegin: [
    '通知地址须以 https 开头，端口为 443 或 8443',
    'The address to be told must begin with https, port 443 or 8443',
  ],
  addressToldMustPublic: [
    '通知地址须使用公网域名，不能是 IP 或内网地址',
    'The address to be told must have a public domain name, no IP and no internal address',
  ],
  mailNotSetUp: ['邮件服务尚未开通', 'Mail is not set up'],
  enterprisesCannotLookedUp: [
    '企业信息查询暂不可用，请稍后重试',
    'Enterprises cannot be looked up just now: try again in a moment',
  ],
  smsCannotSentJust: [
    '短信暂时无法发送，请稍后重试或改用密码登录',
    'The SMS cannot be sent just now: try again later, or log in with your password',
  ],
  smsNotSetUp: [
    '短信服务尚未开通，请改用密码登录或联系管理员',
    'SMS is not set up: log in with your password, or contact your administrator',
  ],
  identityNotSetUp: [
    '该核验服务尚未开通，请联系向您发送链接的机构',
    'This check is not set up: contact whoever sent you the link',
  ],
  identityDoesNotAnswer: [
    '核验服务暂未应答，请稍后重试',
    'The check does not answer just now: try again in a moment',
  ],
})
