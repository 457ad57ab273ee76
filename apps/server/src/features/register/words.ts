import { words } from '@xinjian/format/say/words'

/** What is refused of applications for an account. */
export const REGISTER_SAYS = words({
  businessLicenceUploadedToo: [
    '营业执照已过期，请重新上传',
    'The business licence was uploaded too long ago: upload it again',
  ],
  mailNotSetUp: ['邮件服务尚未开通，暂时不能注册', 'Mail is not set up: nobody can register yet'],
  enterpriseCustomerAlreadyRefuse: [
    '该企业已是客户，请退回并写明原因',
    'This enterprise is a customer already: refuse and say why',
  ],
  otherApplicationsWithCredit: [
    '同一统一社会信用代码还有其他申请待审核，请先退回其余申请',
    'Other applications with this credit code wait: refuse those first',
  ],
  mobileNumberBelongsAnother: [
    '申请的手机号码已用于其他账号，请退回并写明原因',
    'The mobile number belongs to another account: refuse and say why',
  ],
  accountNameTakenEnter: [
    '申请的管理员账号已被使用，请另填账号后再通过',
    'The account name is taken: enter another and approve again',
  ],
  anotherApplicationJustTaken: [
    '该企业、手机号码或账号刚被其他申请占用，请刷新后重试',
    'Another application has just taken the enterprise, mobile number or account name: reload and try again',
  ],
  applicationDecidedNotActivated: [
    '这份申请已处理或尚未激活，请刷新后重试',
    'This application was decided or is not activated yet: reload the page',
  ],
  noSuchApplication: ['没有这份申请', 'There is no such application'],
})
