import { words } from '@xinjian/format/say/words'

/** What schemas of fields that many forms have do not accept. */
export const COMMON_FIELD_SAYS = words({
  enterCalled: ['{what:words}不能为空', 'Enter the {what~}'],
  enterValidMobileNumber: [
    '请输入正确格式的11位手机号码',
    'Enter a valid mobile number of 11 digits',
  ],
  contactHeaded: ['联系方式', 'mobile number'],
  mobileNumberHeaded: ['手机号码', 'mobile number'],
  enterMailAddress: ['电子邮箱不能为空', 'Enter an e-mail address'],
  enterValidMailAddress: ['请输入正确的电子邮箱', 'Enter a valid e-mail address'],
  monthForm: ['月份格式应为 2026-02', 'A month must have the form 2026-02'],
  dateForm: ['日期格式应为 2026-02-28', 'A date must have the form 2026-02-28'],
  noSuchDayChoose: ['没有这一天，请重新选择日期', 'There is no such day: choose another'],
  enterTaxNumber: ['请输入纳税人识别号', 'Enter the tax number'],
  taxNumberForm: ['请输入15至20位纳税人识别号', 'Enter a tax number of 15 to 20 characters'],
  industryCodeForm: [
    '行业代码为一位字母或二至四位数字，请从列表中选择',
    'An industry code is one letter or two to four digits: choose from the list',
  ],
  enterIdNumber: ['请输入18位身份证号码', 'Enter the ID number of 18 characters'],
  idNumberNotRight: [
    '身份证号码有误，请逐位核对',
    'The ID number is not right: compare it digit by digit',
  ],
  chooseKind: ['请选择类型', 'Choose a kind'],
  chooseOne: ['请选择', 'Choose one'],
})
