/** English of what is refused while tax data are collected: links, signing, the login at a bureau, consents. */
export const COLLECT: Readonly<Record<string, string>> = {
  未找到该采集任务: 'This collection was not found',
  '密钥格式有误，请刷新页面重试': 'The key has a wrong form: reload the page and try again',
  '短信中的链接已过期，可凭手机号在“我的授权”中查看':
    'The link of the SMS is too old: see it under “My authorisations” with your mobile number',
  未找到该授权书: 'This authorisation was not found',
  本次采集上报的页面记录已达上限: 'This collection has reported as many page records as it may',
  还没有采集到数据: 'Nothing has been collected yet',
  任务编号不符: 'The number of the task is another one',
  请先上传营业执照: 'Upload the business licence first',
  '未查到该统一社会信用代码，请核对后重新填写':
    'This credit code was not found: compare it and enter it again',
  '请先阅读授权书，{}秒后再签署': 'Read the authorisation first; it can be signed in {} seconds',
  请先签署授权书: 'Sign the authorisation first',
  请先填写签署人信息: 'Enter who signs first',
  '该企业已有采集任务正在进行，请稍候查看结果':
    'A collection of this enterprise is running: see its result in a while',
  '上一步仍在处理，请稍候': 'The step before is still running: wait a moment',
  请从采集链接进入: 'Open this page by the link of the collection',
  '该机构的服务已暂停，请联系向您发送链接的机构':
    'The service of this institution is suspended: contact whoever sent you the link',
  '向您发送链接的账号已停用，请联系该机构重新获取链接':
    'The account that sent you the link is suspended: ask the institution for a new one',
  '此链接只用于{}，如需为其他企业办理，请向发送方索取新链接':
    'This link is for {} alone: for another enterprise ask its sender for a new one',
  '登录已过期，请用手机号重新登录': 'Your login is too old: log in again with your mobile number',
  '验证码连续输错次数过多，请30分钟后再试':
    'Too many wrong codes in a row: try again in 30 minutes',
  '该采集任务不属于此平台订单，请从平台重新进入':
    'This collection does not belong to this order: open it again from the platform',
  本次采集已结束: 'This collection is over',
  '企业信息查询暂不可用，请稍后重试':
    'Enterprises cannot be looked up just now: try again in a moment',
  '该机构排队等待采集的企业已满，您尚未提交任何资料；请一分钟后再打开此链接':
    'Too many enterprises of this institution are waiting; you have submitted nothing yet: open this link again in a minute',
  请选择税务机关所在地: 'Choose where your tax bureau is',
  请选择要办理的企业与身份: 'Choose the enterprise and in which role you act',
  '二维码暂不可用，请稍后重试': 'There is no QR code just now: try again in a moment',
  请输入登录账号: 'Enter the account',
  请输入登录密码: 'Enter the password',
  请输入身份证号码或手机号码: 'Enter the ID number or the mobile number',
  请选择签署人身份: 'Choose in which role you sign',
  请重新登录: 'Log in again',
  缺少平台订单号: 'The number of the order is missing',
  请输入姓名: 'Enter the name',
  请输入企业名称: 'Enter the name of the enterprise',
  '链接不完整，请向发送方索取新链接': 'The link is not whole: ask its sender for a new one',
  请至少输入两个字: 'Enter at least two characters',
  // What failed at a bureau.
  '税局信息暂不可用，请稍后重试': 'Nothing is known of the bureaus just now: try again in a moment',
  '验证码不正确，请核对短信后重新输入，还可输入{}次':
    'The code is not right: compare it with the SMS and enter it again; tries left: {}',
  '登录账号或密码错误，请核对后重试（剩余{}次）':
    'Account or password is not right: compare and try again (tries left: {})',
  '账号已被电子税务局锁定，请{}后再试或在税务APP解锁':
    'The bureau has locked the account: try again after {}, or unlock it in the tax app',
  '验证码已失效，请重新获取': 'The code is no longer valid: ask for a new one',
  '未收到短信？请确认登记手机号为{}，或改用扫码登录':
    'No SMS? See that {} is the registered number, or log in by QR code',
  '图形验证失败，请重试': 'The image check failed: try again',
  '二维码已失效，请点击刷新': 'The QR code is no longer valid: refresh it',
  '当前身份无{}权限，请使用法定代表人或财务负责人身份登录':
    'This role has no right to {}: log in as the legal representative or the head of finance',
  '{}电子税务局系统维护中，预计{}恢复':
    'The electronic tax bureau of {} is under maintenance, expected back at {}',
  '税局响应超时，系统将自动重试，您可先离开页面':
    'The bureau did not answer in time: we try again by ourselves, you may leave this page',
  '纳税人状态为{}，暂无法采集':
    'The state of the taxpayer is {}: its data cannot be collected for now',
  '税局要求人脸核验，请在税务APP完成实人认证后继续':
    'The bureau asks for a face check: complete it in the tax app, then go on',
  '登录企业与授权企业不一致，请切换企业':
    'The enterprise of the login is not the one of the authorisation: switch the enterprise',
  '该企业不属于所选地区，请重新选择主管税务机关所在地':
    'The enterprise does not belong to this area: choose again where its tax authority is',
  '尚未开通密码登录，请按指引开通': 'The password login is not open yet: open it as the guide says',
  '账号在其他地方登录，请勿同时登录电子税务局':
    'The account has logged in elsewhere: do not log in to the bureau at the same time',
  '企业成立时间较短，暂无申报数据': 'The enterprise is young: there are no returns yet',
  '发票数据量较大，税局正在生成文件，预计24小时内完成，完成后短信通知':
    'There are many invoices: the bureau is preparing the file, which may take 24 hours; we tell you by SMS',
  '授权已失效，请重新签署授权书': 'The authorisation is no longer valid: sign it again',
  '操作频繁，请30分钟后重试': 'Too often: try again in 30 minutes',
  '税局登录已超时，请重新登录，已采集的数据不会丢失':
    'The login at the bureau has ended: log in again, nothing that was collected is lost',
  '{}暂未取到，请稍后继续采集': 'Not collected yet: {}. Continue the collection later',
  '密码已连续输错两次，再错{}次账号可能被税局锁定，已暂停密码登录。请改用扫码或短信登录，或重置密码后再试':
    'The password was wrong twice in a row, and the bureau may lock the account at wrong tries: {} more. Password login is paused: log in by QR code or SMS, or reset the password first',
  '系统数据异常，请稍后重试或联系客服!':
    'Something is wrong with the data: try again later, or contact us',
  // Consents.
  '企业已撤回授权，数据已封存': 'The enterprise withdrew its authorisation: its data are sealed',
  'PDF 暂时无法生成，请稍后重试（{}）': 'The PDF cannot be made just now: try again later ({})',
  '授权书记录校验未通过，不能打印，请联系客服':
    'The record of the authorisation fails its check and cannot be printed: contact us',
  该授权书已被新的授权书取代: 'A newer authorisation has replaced this one',
  '请阅读并签署《{}》': 'Read and sign “{}”',
  '请勾选：{}': 'Tick: {}',
}
