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
  deviceDown: [
    '读卡器或摄像头暂不可用，请联系现场工作人员，或使用手机办理',
    'Card reader or camera cannot be reached: ask the staff on site, or use your phone',
  ],
  noCard: [
    '没有检测到身份证，请将身份证平放在读卡区后再试',
    'No ID card was found: lay it flat on the reader and try again',
  ],
  cardUnreadable: [
    '身份证无法读取，请擦拭后重新放置；仍不能读取的，请使用手机办理',
    'The ID card cannot be read: wipe it and lay it down again, or use your phone',
  ],
  cardExpired: [
    '身份证已过有效期，请使用有效的身份证',
    'This ID card is past its term: use a valid one',
  ],
  noFace: [
    '没有检测到人脸，请正对摄像头、摘下口罩后再试',
    'No face was found: look into the camera without a mask and try again',
  ],
  severalFaces: [
    '镜头中有多张人脸，请其他人离开镜头后再试',
    'There is more than one face: ask others to step aside and try again',
  ],
  notLive: [
    '未通过活体检测，请本人在光线充足处重试',
    'This was not taken for a living person: try again yourself in good light',
  ],
  notSame: [
    '人脸与身份证照片不一致，请持证本人办理',
    'Face and card do not match: only the holder of the card may go on',
  ],
  cameraDenied: ['摄像头未开启，请联系现场工作人员', 'The camera is off: ask the staff on site'],
  samplesCannotBeRead: [
    '示例发票暂时读不到，请稍后再试',
    'The sample invoices cannot be read now: try again later',
  ],
  noSuchSample: [
    '这里只查验示例发票，您自己的发票请登录后查验',
    'Only sample invoices are verified here: log in to verify your own',
  ],
})
