import { words } from '@xinjian/format/say/words'

/** What the steps of a partner's door say. */
export const DOOR_SAYS = words({
  doorStepFirst: [
    '请先完成该入口要求的身份核验',
    'First complete the check that this entry asks for',
  ],
  doorStepNotNow: [
    '该入口现在不需要这项核验，请按页面提示继续',
    'This entry does not ask for this check now: go on as the page says',
  ],
  askForCodeFirst: ['请先向该手机号获取验证码', 'First have a code sent to this mobile number'],
  mobileOfSigner: ['请使用签署人本人的手机号', 'Use the mobile number of the person who signs'],
  mostCodesOfTask: [
    '本次办理获取验证码次数过多，请联系向您发送链接的机构',
    'Too many codes were sent for this collection: contact whoever sent you the link',
  ],
  tooManyCards: [
    '核验未通过次数过多，请30分钟后再试',
    'The check was not passed too many times: try again in 30 minutes',
  ],
  partnerNO_ACCOUNT: [
    '该手机号没有{of:text}账号，请换用已注册的手机号',
    'This mobile number has no account at {of}: use one that is registered there',
  ],
  partnerFROZEN: [
    '该手机号在{of:text}的账号已停用，请先恢复账号后再试',
    'The account of this number at {of} is suspended: restore it there and try again',
  ],
  partnerOTHER_FIRM: [
    '该手机号的{of:text}账号属于其他企业，请换用本企业的账号',
    'The account of this number at {of} belongs to another enterprise: use one of this enterprise',
  ],
  partnerNO_MATCH: [
    '{of:text}核验结果：姓名、身份证号码与手机号不一致，请核对签署人信息',
    '{of} says that name, ID number and mobile number do not belong together: compare who signs',
  ],
  cardNO_MATCH: [
    '银行卡与签署人的姓名、身份证号码不一致，请使用签署人本人的银行卡',
    'The card does not belong to the person who signs: use a card of that person',
  ],
  cardMOBILE_DIFFERS: [
    '手机号与该卡在银行预留的不一致，请填写预留手机号',
    'The bank has another mobile number for this card: enter the one that it has',
  ],
  cardCARD_LOST: ['该卡已挂失，请换一张银行卡', 'The card is reported lost: use another one'],
  cardCARD_CLOSED: [
    '该卡已注销或冻结，请换一张银行卡',
    'The card is closed or frozen: use another one',
  ],
  cardNOT_SUPPORTED: [
    '暂不支持该银行的卡，请换一张银行卡',
    'Cards of this bank cannot be checked: use another one',
  ],
  cardTOO_OFTEN: [
    '该卡今日核验次数已达上限，请明日再试或换一张银行卡',
    'This card was checked too often today: try again tomorrow, or use another one',
  ],
})

/** Partners that send a code, as a person knows them. */
export const PARTNER_SAYS = words({
  JDY_SMS: ['精斗云', 'Jingdouyun'],
  RYC_SMS: ['融易查', 'Rongyicha'],
})

/** Banks that the number of a card tells (`bankOf`). */
export const BANK_SAYS = words({
  工商银行: ['工商银行', 'ICBC'],
  农业银行: ['农业银行', 'Agricultural Bank of China'],
  中国银行: ['中国银行', 'Bank of China'],
  建设银行: ['建设银行', 'China Construction Bank'],
  交通银行: ['交通银行', 'Bank of Communications'],
  邮储银行: ['邮储银行', 'Postal Savings Bank'],
  招商银行: ['招商银行', 'China Merchants Bank'],
  中信银行: ['中信银行', 'China CITIC Bank'],
  光大银行: ['光大银行', 'China Everbright Bank'],
  民生银行: ['民生银行', 'China Minsheng Bank'],
  兴业银行: ['兴业银行', 'Industrial Bank'],
  华夏银行: ['华夏银行', 'Hua Xia Bank'],
  广发银行: ['广发银行', 'China Guangfa Bank'],
  平安银行: ['平安银行', 'Ping An Bank'],
})
