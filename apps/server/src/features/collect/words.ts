import { words } from '@xinjian/format/say/words'

/** What is refused, and what failed at a bureau, while tax data are collected. */
export const COLLECT_SAYS = words({
  tooManyEnterprisesInstitution: [
    '该机构排队等待采集的企业已满，您尚未提交任何资料；请一分钟后再打开此链接',
    'Too many enterprises of this institution are waiting; you have submitted nothing yet: open this link again in a minute',
  ],
  keyWrongFormReload: [
    '密钥格式有误，请刷新页面重试',
    'The key has a wrong form: reload the page and try again',
  ],
  linkSmsTooOld: [
    '短信中的链接已过期，可凭手机号在“我的授权”中查看',
    'The link of the SMS is too old: see it under “My authorisations” with your mobile number',
  ],
  bureauChecksNothing: [
    '该税局没有这一校验，请直接登录',
    'This bureau has no such check: log in right away',
  ],
  tooManyShareCodes: [
    '生成过于频繁，请一小时后再试，或在本机继续办理',
    'Too many codes: try again in an hour, or go on at this device',
  ],
  shareCodeOver: [
    '短码已使用或已过期，请在原来的设备上重新生成',
    'The code has been used or is too old: make a new one on the other device',
  ],
  chooseWhereYourTax: ['请选择税务机关所在地', 'Choose where your tax bureau is'],
  nothingKnownBureausJust: [
    '税局信息暂不可用，请稍后重试',
    'Nothing is known of the bureaus just now: try again in a moment',
  ],
  chooseEnterpriseWhichRole: [
    '请选择要办理的企业与身份',
    'Choose the enterprise and in which role you act',
  ],
  noQrCodeJust: [
    '二维码暂不可用，请稍后重试',
    'There is no QR code just now: try again in a moment',
  ],
  enterAccount: ['请输入登录账号', 'Enter the account'],
  enterPassword: ['请输入登录密码', 'Enter the password'],
  authorisationNotFound: ['未找到该授权书', 'This authorisation was not found'],
  collectionReportedAsMany: [
    '本次采集上报的页面记录已达上限',
    'This collection has reported as many page records as it may',
  ],
  nothingBeenCollectedYet: ['还没有采集到数据', 'Nothing has been collected yet'],
  numberTaskAnother: ['任务编号不符', 'The number of the task is another one'],
  uploadBusinessLicenceFirst: ['请先上传营业执照', 'Upload the business licence first'],
  creditCodeNotFound: [
    '未查到该统一社会信用代码，请核对后重新填写',
    'This credit code was not found: compare it and enter it again',
  ],
  readFirst: [
    '请先阅读授权书，{n:count}秒后再签署',
    'Read the authorisation first; it can be signed in {n|second|seconds}',
  ],
  signAuthorisationFirst: ['请先签署授权书', 'Sign the authorisation first'],
  enterWhoSignsFirst: ['请先填写签署人信息', 'Enter who signs first'],
  codeNoLongerValid: ['验证码已失效，请重新获取', 'The code is no longer valid: ask for a new one'],
  accountNotOnRecord: [
    '税局未登记该账号，请核对身份证号码或手机号码',
    'The bureau has no such account on record: compare the ID or mobile number',
  ],
  newPasswordRefused: [
    '税局不接受这个新密码：须为8至20位，含大写字母、小写字母、数字、符号中的至少三种，且不同于原密码',
    'The bureau does not take this password: 8 to 20 characters of at least three kinds (capitals, small letters, digits, signs), other than the old one',
  ],
  codeWrongTries: [
    '验证码不正确，还可再试{n:count}次',
    'The code is wrong: {n|try is|tries are} left',
  ],
  resetOver: [
    '本次重置已失效，请从输入账号重新开始',
    'This reset is no longer valid: begin again with the account',
  ],
  imageCheckFailedTry: ['图形验证失败，请重试', 'The image check failed: try again'],
  qrCodeNoLonger: ['二维码已失效，请点击刷新', 'The QR code is no longer valid: refresh it'],
  bureauDidNotAnswer: [
    '税局响应超时，系统将自动重试，您可先离开页面',
    'The bureau did not answer in time: we try again by ourselves, you may leave this page',
  ],
  bureauAsksFaceCheck: [
    '税局要求人脸核验，请在税务APP完成实人认证后继续',
    'The bureau asks for a face check: complete it in the tax app, then go on',
  ],
  enterpriseLoginNotAuthorisation: [
    '登录企业与授权企业不一致，请切换企业',
    'The enterprise of the login is not the one of the authorisation: switch the enterprise',
  ],
  enterpriseDoesNotBelong: [
    '该企业不属于所选地区，请重新选择主管税务机关所在地',
    'The enterprise does not belong to this area: choose again where its tax authority is',
  ],
  passwordLoginNotOpen: [
    '尚未开通密码登录，请按指引开通',
    'The password login is not open yet: open it as the guide says',
  ],
  accountLoggedElsewhereDo: [
    '账号在其他地方登录，请勿同时登录电子税务局',
    'The account has logged in elsewhere: do not log in to the bureau at the same time',
  ],
  enterpriseYoungNoReturns: [
    '企业成立时间较短，暂无申报数据',
    'The enterprise is young: there are no returns yet',
  ],
  manyInvoicesBureauPreparing: [
    '发票数据量较大，税局正在生成文件，预计24小时内完成，完成后短信通知',
    'There are many invoices: the bureau is preparing the file, which may take 24 hours; we tell you by SMS',
  ],
  tooOftenTryAgain: ['操作频繁，请30分钟后重试', 'Too often: try again in 30 minutes'],
  loginBureauEndedLog: [
    '税局登录已超时，请重新登录，已采集的数据不会丢失',
    'The login at the bureau has ended: log in again, nothing that was collected is lost',
  ],
  collectionEnterpriseRunningSee: [
    '该企业已有采集任务正在进行，请稍候查看结果',
    'A collection of this enterprise is running: see its result in a while',
  ],
  stepBeforeStillRunning: [
    '上一步仍在处理，请稍候',
    'The step before is still running: wait a moment',
  ],
  serviceInstitutionSuspendedContact: [
    '该机构的服务已暂停，请联系向您发送链接的机构',
    'The service of this institution is suspended: contact whoever sent you the link',
  ],
  accountSentYouLink: [
    '向您发送链接的账号已停用，请联系该机构重新获取链接',
    'The account that sent you the link is suspended: ask the institution for a new one',
  ],
  openPageLinkCollection: ['请从采集链接进入', 'Open this page by the link of the collection'],
  linkForFirm: [
    '此链接只用于{firm:text}，如需为其他企业办理，请向发送方索取新链接',
    'This link is for {firm} alone: for another enterprise ask its sender for a new one',
  ],
  yourLoginTooOld: [
    '登录已过期，请用手机号重新登录',
    'Your login is too old: log in again with your mobile number',
  ],
  tooManyWrongCodes: [
    '验证码连续输错次数过多，请30分钟后再试',
    'Too many wrong codes in a row: try again in 30 minutes',
  ],
  collectionDoesNotBelong: [
    '该采集任务不属于此平台订单，请从平台重新进入',
    'This collection does not belong to this order: open it again from the platform',
  ],
  collectionOver: ['本次采集已结束', 'This collection is over'],
  passwordWrong: [
    '登录账号或密码错误，请核对后重试（剩余{remaining:words}次）',
    'Account or password is not right: compare and try again (tries left: {remaining~})',
  ],
  accountLocked: [
    '账号已被电子税务局锁定，请{until:words}后再试或在税务APP解锁',
    'The bureau has locked the account: try again later ({until~}), or unlock it in the tax app',
  ],
  noSmsArrived: [
    '未收到短信？请确认登记手机号为{mobile:words}，或改用扫码登录',
    'No SMS? See that {mobile~} is the registered number, or log in by QR code',
  ],
  roleLacks: [
    '当前身份无{menu:text}权限，请使用法定代表人或财务负责人身份登录',
    'This role has no right to “{menu}”: log in as the legal representative or the head of finance',
  ],
  bureauMaintained: [
    '{area:words}电子税务局系统维护中，预计{until:words}恢复',
    'The {area} tax bureau is under maintenance; expected back: {until~}',
  ],
  taxpayerStatus: [
    '纳税人状态为{status:text}，暂无法采集',
    'The state of the taxpayer is “{status}”: its data cannot be collected for now',
  ],
  datasetNotCollected: [
    '{dataset:list}暂未取到，请稍后继续采集',
    'Not collected yet: {dataset}. Continue the collection later',
  ],
  passwordLoginPaused: [
    '密码已连续输错两次，再错{remaining:words}次账号可能被税局锁定，已暂停密码登录。请改用扫码或短信登录，或重置密码后再试',
    'The password was wrong twice in a row, and the bureau may lock the account (tries left: {remaining~}). Password login is paused: log in by QR code or SMS, or reset the password first',
  ],
  bureauCodeWrong: [
    '验证码不正确，请核对短信后重新输入，还可输入{remaining:words}次',
    'The code is not right: compare it with the SMS and enter it again (tries left: {remaining~})',
  ],
  bureauTimedOut: [
    '税局超时未应答，本次操作没有完成，系统不会自动重试，请稍后再试',
    'The bureau did not answer in time and this was not done: nothing is tried again by itself, try again later',
  ],
  askedToSlowDown: [
    '对方系统限制访问频率，稍后自动继续',
    'The other side limits how often it may be asked: we go on by ourselves in a moment',
  ],
  programPasswordWrong: [
    '账号或密码错误，请核对后重试',
    'Account or password is not right: compare and try again',
  ],
  programRightMissing: [
    '该账号没有{menu:text}的查看权限，请用有权限的账号登录后继续采集',
    'This account may not see “{menu}”: log in with one that may, and continue the collection',
  ],
  programMaintained: [
    '财务软件正在维护，请稍后再试',
    'The accounting program is under maintenance: try again later',
  ],
  programDidNotAnswer: [
    '财务软件响应超时，系统将自动重试，您可先离开页面',
    'The accounting program did not answer in time: we try again by ourselves, you may leave this page',
  ],
  programTimedOut: [
    '财务软件超时未应答，本次登录没有完成，系统不会自动重试，请稍后再试',
    'The accounting program did not answer in time and the login was not done: nothing is tried again by itself, try again later',
  ],
  programOtherFirm: [
    '所登录的账套不属于授权企业，请核对账套与账号',
    'These books are not those of the enterprise that authorised: compare the set of books and the account',
  ],
  programLoginEnded: [
    '财务软件登录已失效，请重新登录，已采集的数据不会丢失',
    'The login at the accounting program has ended: log in again, nothing that was collected is lost',
  ],
  programNotOffered: [
    '暂不支持该财务软件，请选择其他软件，或联系机构改为上传账簿文件',
    'This accounting program is not offered: choose another one, or ask the institution to upload files of the books instead',
  ],
  demoLentFirmOnly: [
    '演示采集只使用为您准备的虚构企业，请勿填写真实企业；请返回演示中心重新开始',
    'The demonstration collects from the invented enterprise that it lends you: enter no real one, and begin anew from the demonstration centre',
  ],
  guideOnlySandbox: [
    '操作指引只在演示环境提供，请通过机构发给您的链接办理',
    'The guide is offered in the demonstration only: use the link that the institution sent you',
  ],
  demoAllLent: [
    '体验的人较多，示例企业都在使用中，请稍后再试（每次体验最长半小时）',
    'Many people are trying the product and all sample enterprises are in use: please try again in a while (a visit lasts half an hour)',
  ],
  chooseProgramFirst: ['请先选择财务软件', 'Choose the accounting program first'],
  enterAccountSet: ['请输入账套编号', 'Enter the number of the set of books'],
  someTries: ['若干', 'a few'],
  laterOn: ['稍后', 'later on'],
  thisService: ['相关功能', 'this service'],
  localArea: ['当地', 'this area'],
  notNormal: ['非正常', 'not normal'],
  partOfData: ['部分数据', 'some of the data'],
  numberAtBureau: ['税局登记号码', 'the number that the bureau has'],
  chosenByLink: [
    '本次办理由机构发起，接收数据的机构以链接为准，不能另选',
    'An institution asks for this collection: its link says who receives the data',
  ],
  chooseInstitutionsFirst: [
    '请先选择由哪些机构接收数据',
    'Choose first which institutions receive the data',
  ],
  ownTaskNotFound: [
    '该办理已结束或不是您签署的，请刷新后重试',
    'This collection is over, or not one that you signed: load the list again',
  ],
  goOnAtTerminal: [
    '本次办理在一体机上开始，请在该机上完成签署后再用手机继续',
    'This was begun at a terminal: sign there first, then go on at your phone',
  ],
  notAtTerminal: ['本次办理不是在一体机上开始的', 'this visit was not begun at a terminal'],
  readCardFirst: ['请先读取身份证', 'Have your ID card read first'],
  matchFaceFirst: ['请先完成人脸比对', 'Have your face compared with your card first'],
  tooManyFaces: [
    '人脸比对次数过多，请结束本次办理后重新读取身份证，或使用手机办理',
    'Too many comparisons: end this visit and begin anew with your card, or use your phone',
  ],
  witnessGone: [
    '本机的值守见证人已停用，请联系现场工作人员更换后再办理',
    'The witness of this terminal is no longer active: ask the staff on site to name another',
  ],
  witnessUnidentified: [
    '本机的值守见证人尚未登记身份证号，请现场工作人员在后台重新指定见证人后再办理',
    'The ID number of the witness of this terminal is not registered: ask the staff on site to name the witness anew in the office',
  ],
  witnessSigns: [
    '签署人不能是本机的现场见证人，请由其他工作人员见证',
    'The witness of this terminal cannot sign at it: have another member of staff stand by',
  ],
  terminalChannelStopped: [
    '本机所属的渠道已停用，请联系现场工作人员',
    'The channel of this terminal is suspended: ask the staff on site',
  ],
  robotsByKey: [
    '机器人办理记录只能凭渠道的接口密钥上报',
    'Records of robots are told with an API key of a channel',
  ],
  robotTaskUnknown: [
    '该渠道没有这个采集流水号，请核对',
    'This channel has no collection of this number: compare it',
  ],
  robotJobKnown: [
    '该作业编号已上报过，且内容不同，请使用新的作业编号',
    'This job was told before with other content: use a new number',
  ],
})
