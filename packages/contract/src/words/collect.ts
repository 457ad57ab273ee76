import { words } from '@xinjian/format/say/words'

/** What the schemas of collections do not accept. */
export const COLLECT_FIELD_SAYS = words({
  linkNotWhole: [
    '链接不完整，请返回原来的页面重新进入',
    'The link is not whole: go back to the page you came from and enter again',
  ],
  enterBureauAccount: ['请输入在税局的登录账号', 'Enter your account at the bureau'],
  enterCardNo: ['请输入银行卡号', 'Enter the number of the bank card'],
  cardNoNotRight: [
    '银行卡号有误，请对照卡面核对',
    'The number of the card is not right: compare it with the card',
  ],
  chooseMobile: ['请选择接收验证码的手机号', 'Choose the mobile that receives the code'],
  newPasswordLength: ['新密码须为8至20位', 'The new password has 8 to 20 characters'],
  chooseWhereYourTax: ['请选择税务机关所在地', 'Choose where your tax bureau is'],
  keyWrongFormReload: [
    '密钥格式有误，请刷新页面重试',
    'The key has a wrong form: reload the page and try again',
  ],
  chooseInstitution: ['请至少选择一家机构', 'Choose at least one institution'],
  mostInstitutions: [
    '一次最多选择{n:count}家机构',
    'At most {n|institution|institutions} at a time',
  ],
  enterTwoCharacters: ['请至少输入两个字', 'Enter at least two characters'],
  logAgain: ['请重新登录', 'Log in again'],
  numberOrderMissing: ['缺少平台订单号', 'The number of the order is missing'],
  enterName: ['请输入姓名', 'Enter the name'],
  choosePersonRole: ['请选择人员身份', 'Choose what the person is to the enterprise'],
  chooseWhichRoleYou: ['请选择签署人身份', 'Choose in which role you sign'],
  chooseProgram: ['请选择企业使用的财务软件', 'Choose the accounting program of the enterprise'],
  enterProgramAccount: ['请输入财务软件的登录账号', 'Enter the account at the accounting program'],
  enterProgramPassword: [
    '请输入财务软件的登录密码',
    'Enter the password at the accounting program',
  ],
  enterNameEnterprise: ['请输入企业名称', 'Enter the name of the enterprise'],
  enterIdNumberMobile: ['请输入身份证号码或手机号码', 'Enter the ID number or the mobile number'],
  enterPassword: ['请输入登录密码', 'Enter the password'],
  linkNotWholeAsk: [
    '链接不完整，请向发送方索取新链接',
    'The link is not whole: ask its sender for a new one',
  ],
})
