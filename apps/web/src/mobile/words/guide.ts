import { dictionary } from '../../i18n/dictionary.ts'

/** Of each topic: what the person does, what happens at the bureau meanwhile. */
export const guide = dictionary(
  {
    banner: '操作指引 · 演示资料，企业与人员均为虚构',
    coach: '操作指引：这一步做什么',
    stop: '第 {n} 站，共 {all} 站',
    now: '这一步做什么',
    bureau: '税局看到什么',
    open: '打开真实页面',
    opening: '正在办理到这一步…',
    reading: '授权书须阅读满规定时间，请稍候…',
    stops: '全部步骤',
    doIt: '代我完成这一步',
    doing: '正在办理…',
    lend: '演示资料',
    firm: '企业',
    taxNo: '纳税人识别号',
    signer: '签署人',
    idNo: '身份证号码',
    mobile: '手机号码',
    password: '税局密码',
    smsCode: '最近的验证码',
    noCode: '尚未发送',
    tour: '返回指引',
    'start.title': '打开链接，确认企业',
    'start.now':
      '机构发来链接，或在柜台扫码打开。先看清是谁申请、要哪些数据、用来做什么，再填写企业名称，或拍营业执照由系统识别。',
    'start.bureau': '尚未连接税局，税局没有任何记录。',
    'signer.title': '验证签署人',
    'signer.now':
      '由法定代表人、财务负责人或办税人员填写姓名、身份证号码和手机号，收到短信验证码后填入。系统核对其是否有权代表企业签署。',
    'signer.bureau': '尚未连接税局。姓名与号码加密传输，页面上只显示部分数字。',
    'consent.title': '签署授权书',
    'consent.now':
      '授权书逐份列明采集范围、用途、接收方和期限，每一项都要本人勾选，阅读满规定时间后才能签署。签署后可随时在“我的授权”撤回。',
    'consent.bureau': '尚未连接税局。没有签署，系统不会向税局发出任何请求。',
    'area.title': '选择主管税务机关',
    'area.now':
      '系统按纳税人识别号推荐地区，企业迁移过的可改选。税局正在维护时，页面会写明原因和恢复时间。',
    'area.bureau': '税局收到一次连接请求，返回该地的登录方式，还没有登录。',
    'login.title': '登录电子税务局',
    'login.now':
      '用密码、短信或扫码登录，和在税局网站登录一样。密码加密后只转交税局，不保存；输错时页面会提示还可以试几次，避免账号被锁。',
    'login.bureau': '税局记录一次登录：时间、账号和登录方式。部分地区会再发一条短信验证码。',
    'scan.title': '扫码登录',
    'scan.now':
      '页面给出税局的二维码，在另一部手机上用“税务”APP 扫码并确认即可，不需要输入密码。二维码过期后会自动更换。',
    'scan.bureau': '税局显示“扫码登录”的确认页面，由本人在 APP 上点击确认。',
    'ca.title': '使用 CA 证书（UKey）的企业',
    'ca.now':
      'CA 证书须插在电脑上使用，手机上无法读取。请改用密码、短信或扫码登录；没有开通密码的，页面有开通指引。',
    'ca.bureau': '税局的登录记录与平时相同，只是方式为密码、短信或扫码。',
    'over.title': '采集并出具结果',
    'over.now':
      '登录后可以离开页面，采集在后台继续。页面逐项列出每类数据的采集情况，未能采集的写明原因，完成后机构收到结果。',
    'over.bureau':
      '税局按菜单逐项查询：登记信息、申报、发票等，只读取授权范围内的数据，采集结束后退出登录。',
  },
  {
    banner: 'Guide · invented firms and people',
    coach: 'Guide to this step',
    stop: 'Stop {n} of {all}',
    now: 'What you do',
    bureau: 'What the bureau sees',
    open: 'Open the real page',
    opening: 'Going to this step…',
    reading: 'A consent has a minimum time to read, one moment…',
    stops: 'All steps',
    doIt: 'Do this step for me',
    doing: 'Working…',
    lend: 'Sample details',
    firm: 'Enterprise',
    taxNo: 'Taxpayer number',
    signer: 'Signer',
    idNo: 'ID number',
    mobile: 'Mobile',
    password: 'Bureau password',
    smsCode: 'Last code',
    noCode: 'none sent yet',
    tour: 'Back to the guide',
    'start.title': 'Open the link, name the enterprise',
    'start.now':
      'The institution sends a link, or shows a code at its desk. First read who asks, for what data and why; then enter the name of the enterprise, or photograph its licence.',
    'start.bureau': 'Nothing yet: the bureau has not been contacted.',
    'signer.title': 'Who signs',
    'signer.now':
      'The legal representative, the finance officer or a tax handler enters name, ID number and mobile, and the code that arrives. We check that this person may sign for the enterprise.',
    'signer.bureau':
      'Nothing yet. Names and numbers travel encrypted; pages show only some of their digits.',
    'consent.title': 'Sign the consents',
    'consent.now':
      'Each consent names scope, purpose, recipients and term. Every item is ticked by the signer, and it can be signed once the time to read has passed. It can be withdrawn at any time in “My consents”.',
    'consent.bureau': 'Nothing yet: without a signature no request leaves for the bureau.',
    'area.title': 'Choose the bureau',
    'area.now':
      'The number of the enterprise suggests a bureau; one that has moved chooses another. While a bureau is under maintenance the page says why and until when.',
    'area.bureau': 'One request for its ways of logging in; nobody is logged in yet.',
    'login.title': 'Log in to the tax bureau',
    'login.now':
      'By password, message or QR code, as on the bureau’s own site. The password is passed on encrypted and not kept; after a wrong one the page says how many tries are left.',
    'login.bureau':
      'One login with its time, account and way. Some bureaus send another code by message.',
    'scan.title': 'Log in by QR code',
    'scan.now':
      'The page shows the bureau’s code. Scan and confirm it with the tax app on another phone; no password is typed. A code that ran out is replaced by itself.',
    'scan.bureau':
      'The bureau shows its confirmation of a QR login, and the person confirms it in the app.',
    'ca.title': 'Enterprises with a CA certificate (UKey)',
    'ca.now':
      'A certificate is plugged into a computer and cannot be read by a phone. Log in by password, message or QR code; where no password was set up, the page says how to.',
    'ca.bureau': 'A login as always, by password, message or QR code.',
    'over.title': 'Collecting, and the result',
    'over.now':
      'After the login the page can be left. It lists what was collected, what is empty and what could not be had and why; the institution gets the result.',
    'over.bureau':
      'The bureau is asked menu by menu: registration, returns, invoices. Only what the consent covers is read, and then the session is logged out.',
  },
)
