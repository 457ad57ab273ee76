import { words } from '@xinjian/format/say/words'

/** What the black box of a collection tells of its steps, and the office's open pages with it. */
export const EVENT_SAYS = words({
  opened: ['打开采集链接（渠道 {channel:text}）', 'Opened the link (channel {channel})'],
  firmEntered: ['开始填写企业信息', 'Began to name the enterprise'],
  goneOnElsewhere: [
    '另一台设备凭短码继续办理',
    'Goes on at another device, which entered the short code',
  ],
  shareMade: ['生成换设备继续办理的短码', 'Made a short code to go on at another device'],
  shareEnded: ['作废换设备继续办理的短码', 'Ended the short code for going on at another device'],
  ownerGoesOn: [
    '签署人凭手机号登录，在另一台设备继续办理',
    'The signer logged in with the mobile number and goes on at another device',
  ],
  licenceRead: ['上传并识别营业执照', 'The business licence was uploaded and read'],
  institutionsChosen: [
    '选择接收数据的机构：{names:text}',
    'Chose the institutions that receive the data: {names}',
  ],
  firmAndSigner: ['确认企业与签署人：{firm:text}', 'Enterprise and signer confirmed: {firm}'],
  signerCodeSent: [
    '向签署人 {mobile:text} 发送验证码',
    'A code was sent to the signer at {mobile}',
  ],
  signerPassed: ['签署人短信验证通过', 'The signer entered the right code'],
  signerLocked: [
    '验证码连续输错，锁定30分钟',
    'Too many wrong codes in a row: locked for 30 minutes',
  ],
  signerCodeWrong: ['签署人验证码错误', 'The signer entered a wrong code'],
  partnerCodeSent: [
    '{partner:words}：向 {mobile:text} 发送验证码',
    '{partner}: a code was sent to {mobile}',
  ],
  partnerCodeRight: ['{partner:words}：短信验证通过', '{partner}: the code was right'],
  partnerCodeWrong: ['{partner:words}：验证码错误', '{partner}: the code was wrong'],
  partnerRefused: ['{partner:words}：未通过（{why:code}）', '{partner}: not passed ({why})'],
  partnerPassed: ['{partner:words}：核验通过', '{partner}: passed'],
  cardPassed: [
    '银行卡核验通过：{bank:words}（尾号{last4:code}），预留手机号 {mobile:text}',
    'Bank card passed: {bank} (ends in {last4}), mobile number on record {mobile}',
  ],
  cardRefused: [
    '银行卡核验未通过（{why:code}）：{bank:words}（尾号{last4:code}），预留手机号 {mobile:text}',
    'Bank card not passed ({why}): {bank} (ends in {last4}), mobile number on record {mobile}',
  ],
  bankCard: ['银行卡', 'bank card'],
  signed: ['签署授权书 {contract:code}', 'Signed authorisation {contract}'],
  signedAnew: [
    '签署授权书 {contract:code}，取代 {replaced:text}',
    'Signed authorisation {contract}, which replaces {replaced}',
  ],
  signedByChoice: [
    '企业自行选择本机构，签署授权书 {contract:code}',
    'The enterprise chose this institution by itself and signed authorisation {contract}',
  ],
  signAgain: ['重新签署授权书', 'Signs the authorisation again'],
  notAgreed: ['不同意签署授权，办理结束', 'Did not agree to the authorisation: ended'],
  givenUp: ['放弃采集', 'Gave up the collection'],
  firmGaveUp: ['企业放弃采集', 'The enterprise gave up the collection'],
  expired: ['任务已过期', 'The task has expired'],
  consentGone: [
    '授权已失效，停止采集',
    'The authorisation is no longer in force: the collection was stopped',
  ],
  frozen: [
    '机构或发送链接的账号已被停用，停止采集',
    'The institution, or the account that sent the link, was suspended: the collection was stopped',
  ],
  frozenShort: [
    '该机构的服务已暂停，采集已停止',
    'The service of this institution is suspended: the collection was stopped',
  ],
  interrupted: ['采集多次中断，已停止', 'The collection broke off many times and was stopped'],
  joined: [
    '该企业正在采集（办理编号 {number:code}），本次访问接入该次采集',
    'A collection of this enterprise is running (number {number}): this visit joined it',
  ],
  messagesFull: [
    '等待发送的结果通知过多，本次结果不再通知渠道，请在采集任务中查看',
    'Too many results wait to be sent: the channel is not told of this one, see it in the list of collections',
  ],
  signerTold: ['已短信通知签署人', 'The signer was told by SMS'],
  platformOrder: [
    '政府融资服务平台订单 {order:text}',
    'Order {order} of the public financing platform',
  ],
  areaChosen: ['选择{area:words}，电子税务局可用', 'Chose {area}: its tax bureau is open'],
  areaAgain: ['重新选择地区', 'Chooses the area again'],
  programChosen: ['选择财务软件：{program:words}', 'Chose the accounting program: {program}'],
  programAgain: ['重新选择财务软件', 'Chooses the accounting program again'],
  bureau: ['{area:words}电子税务局', '{area} tax bureau'],
  loginAt: ['登录{door:words}', 'Login at {door}'],
  loginAgain: ['重新登录{door:words}', 'Logs in again at {door}'],
  bureauOpen: ['{area:words}电子税务局已恢复', 'The {area} tax bureau is open again'],
  bureauOpenTold: [
    '{area:words}电子税务局已恢复，短信通知签署人',
    'The {area} tax bureau is open again: the signer is told by SMS',
  ],
  passwordSent: ['账号密码已提交', 'Account and password were submitted'],
  bureauSmsAsked: ['税局要求短信验证', 'The bureau asks for a code by SMS'],
  bureauSmsSent: ['税局已发送短信验证码', 'The bureau sent a code by SMS'],
  bureauSmsAgain: ['税局重新发送短信验证码', 'The bureau sent another code by SMS'],
  bureauSmsPassed: ['税局短信验证通过', 'The code of the bureau was right'],
  roleChosen: ['选择身份：{role:text}', 'Chose the role: {role}'],
  qrMade: ['生成税务APP扫码登录二维码', 'Made a QR code for the tax app'],
  qrPassed: ['税务APP扫码登录成功', 'Logged in by QR code with the tax app'],
  qrLeft: ['改用其他方式登录，二维码作废', 'Logs in another way: the QR code is void'],
  captchaPassed: ['图形验证码核验通过', 'The image check was passed'],
  loginChecked: ['登录校验通过', 'The check before the login was passed'],
  resetAsked: [
    '查询登记手机号，准备重置密码',
    'Asked for the numbers on record, to reset the password',
  ],
  resetCodeSent: [
    '税局已发送重置密码的短信验证码',
    'The bureau sent a code for resetting the password',
  ],
  resetCodePassed: ['重置密码的短信验证通过', 'The code for resetting the password was right'],
  resetDone: ['税局密码已重置', 'The password at the bureau was reset'],
  handedOn: ['企业已登录电子税务局', 'The enterprise logged in at the electronic tax bureau'],
  collectWaits: ['等待采集', 'Waits for its turn'],
  collectReady: ['准备采集', 'About to begin'],
  collectBegun: ['开始采集', 'The collection began'],
  collectingNow: ['正在采集{dataset:words}', 'Collecting: {dataset}'],
  datasetHELD: ['{dataset:words}：有 · {n:many} 条', '{dataset}: held · {n|row|rows}'],
  datasetPART: ['{dataset:words}：部分 · {n:many} 条', '{dataset}: part · {n|row|rows}'],
  datasetNONE: ['{dataset:words}：无', '{dataset}: none'],
  datasetMISSED: ['{dataset:words}：未取到', '{dataset}: not obtained'],
  datasetUNASKED: ['{dataset:words}：未采集', '{dataset}: not collected'],
  datasetSealed: ['{dataset:words}：已封存', '{dataset}: sealed'],
  goesOn: ['{why:words}（{n:count}秒后继续）', '{why} (goes on in {n|second|seconds})'],
  done: ['采集完成', 'The collection is complete'],
  doneYoung: ['采集完成，企业成立时间较短', 'The collection is complete; the enterprise is young'],
  donePart: ['部分数据未取到：{why:words}', 'Some data were not obtained: {why}'],
  machineOpened: [
    '在一体机 {serial:text}（{place:text}）开始办理',
    'Begun at terminal {serial} ({place})',
  ],
  machineCard: ['读取身份证：{who:text}', 'ID card read: {who}'],
  machineFaceWrong: ['人脸比对未通过：{why:words}', 'Face not matched: {why}'],
  machineFaceRight: ['人脸与身份证照片比对一致', 'The face matches the picture of the ID card'],
  robotDONE: [
    '合作方机器人作业 {job:text}（合作方陈述，未经平台核实）：完成',
    'Job {job} of a partner’s robot (told by the partner, not verified): done',
  ],
  robotPARTIAL: [
    '合作方机器人作业 {job:text}（合作方陈述，未经平台核实）：部分完成',
    'Job {job} of a partner’s robot (told by the partner, not verified): done in part',
  ],
  robotFAILED: [
    '合作方机器人作业 {job:text}（合作方陈述，未经平台核实）：未完成',
    'Job {job} of a partner’s robot (told by the partner, not verified): not done',
  ],
})

/** What a person does at the bureau itself when a password is missing. */
export const GUIDE_SAYS = words({
  openPassword: [
    '开通{area:words}电子税务局密码登录',
    'Open the password login at the {area} tax bureau',
  ],
  findPassword: ['找回{area:words}电子税务局密码', 'Recover the password at the {area} tax bureau'],
  register: [
    '打开“税务”APP，或登录自然人电子税务局，用身份证号完成实名注册与人脸认证',
    'Open the tax app, or the tax bureau for natural persons, and register with your ID number and a face check',
  ],
  setPassword: [
    '设置个人登录密码（8位以上，含字母、数字和符号）',
    'Set your own password (8 characters or more, with letters, digits and signs)',
  ],
  beAdded: [
    '由法定代表人在“办税人员实名管理”中为您添加本企业的办税身份',
    'Have the legal representative add you as a tax handler of this enterprise, under real-name registration of tax handlers',
  ],
  comeBackNew: [
    '回到本页面，用身份证号或手机号和新密码登录',
    'Come back to this page and log in with your ID or mobile number and the new password',
  ],
  forgot: [
    '打开“税务”APP登录页，点击“忘记密码”',
    'Open the login of the tax app and tap “password forgotten”',
  ],
  prove: [
    '输入身份证号和登记手机号，完成短信验证或人脸认证',
    'Enter your ID number and the mobile number on record, then the code by SMS or the face check',
  ],
  setNew: [
    '设置新密码；账号被锁定的，重置后即可解锁',
    'Set a new password; an account that was locked is unlocked by it',
  ],
  comeBackOr: [
    '回到本页面，用新密码登录，或改用扫码登录',
    'Come back to this page and log in with the new password, or by QR code',
  ],
  accountLabel: ['居民身份证号码 / 手机号码', 'ID number / mobile number'],
  appName: ['税务APP', 'Tax app'],
})
