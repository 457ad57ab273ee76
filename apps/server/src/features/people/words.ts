import { words } from '@xinjian/format/say/words'

/** What is refused of users. */
export const PEOPLE_SAYS = words({
  customerNoFirstAdministrator: [
    '该客户没有首位管理员',
    'This customer has no first administrator',
  ],
  firstAdministratorActivatedAccount: [
    '首位管理员已激活账号；如忘记密码，可在登录页自行重设',
    'The first administrator has activated the account; a forgotten password can be reset on the login page',
  ],
  onlyAdministratorSameInstitution: [
    '只能由本机构的管理员接管，请选择一并停用或暂不处理',
    'Only an administrator of the same institution can take these over: end them, or leave them',
  ],
  noSuchUser: ['没有这个用户', 'There is no such user'],
  youCannotDoYour: [
    '不能对本人账号做此操作，请由其他管理员办理',
    'You cannot do this to your own account: another administrator can',
  ],
  roleNotMoreReload: [
    '角色已不存在，请刷新后重选',
    'The role is not there any more: reload and choose again',
  ],
  demoAccountCannotChange: ['演示账号不能修改个人信息', 'A demo account cannot change its profile'],
  accountNameTakenChoose: [
    '该账号已被使用，请换一个',
    'This account name is taken: choose another one',
  ],
  anotherAccountMobileNumber: [
    '该手机号码已用于其他账号',
    'Another account has this mobile number: enter another one',
  ],
})
