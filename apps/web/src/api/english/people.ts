/** English of what is refused of users, roles, customers, registrations and institutions. */
export const PEOPLE: Readonly<Record<string, string>> = {
  没有这个用户: 'There is no such user',
  '角色已不存在，请刷新后重选': 'The role is not there any more: reload and choose again',
  '不能对本人账号做此操作，请由其他管理员办理':
    'You cannot do this to your own account: another administrator can',
  该客户没有首位管理员: 'This customer has no first administrator',
  '首位管理员已激活账号；如忘记密码，可在登录页自行重设':
    'The first administrator has activated the account; a forgotten password can be reset on the login page',
  不能授予或管理超出您本人权限的角色与用户:
    'You cannot grant or manage roles and users with more rights than your own',
  没有这个角色: 'There is no such role',
  平台内置角色不能修改或删除: 'Built-in roles cannot be changed or deleted',
  '已有同名角色，请换一个名称': 'There is a role of this name already: choose another name',
  '该角色仍有{}位用户，请先更换其角色':
    'Users who still have this role: {}. Give them another one first',
  请至少选择一个角色: 'Choose at least one role',
  最多选择10个角色: 'Choose at most 10 roles',
  请至少选择一项权限: 'Choose at least one right',
  权限过多: 'More rights than there are: reload and choose again',
  没有这个客户: 'There is no such customer',
  没有这个二级客户: 'There is no such secondary customer',
  '该企业已是客户，请在列表中查找': 'This enterprise is a customer already: find it in the list',
  '该客户由平台冻结，如需恢复请联系平台':
    'The platform suspended this customer: contact the platform to resume',
  '该客户尚未开通，不能冻结': 'This customer is not open yet and cannot be suspended',
  '该客户已审核，请刷新后查看': 'This customer has been reviewed: reload the page',
  二级客户不能再开设二级客户: 'A secondary customer cannot open secondary customers of its own',
  '营业执照已过期，请重新上传': 'The business licence was uploaded too long ago: upload it again',
  '邮件服务尚未开通，暂时不能注册': 'Mail is not set up: nobody can register yet',
  邮件服务尚未开通: 'Mail is not set up',
  该手机号码已用于其他账号: 'Another account has this mobile number: enter another one',
  '该账号已被使用，请换一个': 'This account name is taken: choose another one',
  '这份申请已处理或尚未激活，请刷新后重试':
    'This application was decided or is not activated yet: reload the page',
  没有这份申请: 'There is no such application',
  没有这家机构: 'There is no such institution',
  未找到该公司: 'This company was not found',
  请填写审核意见: 'Give your opinion of the review',
  请输入联系人: 'Enter a contact person',
  请输入角色名称: 'Enter the name of the role',
  请填写查看事由: 'Say why you look at this',
  请填写停用原因: 'Say why it is suspended',
  请输入要查找的内容: 'Enter what to look for',
  请上传营业执照: 'Upload the business licence',
  // The photo of a licence.
  '请上传 JPG 或 PNG 格式的营业执照照片': 'Upload a photo of the business licence, JPG or PNG',
  '这张照片是发票，不是营业执照，请拍摄营业执照正面':
    'This is an invoice, not a business licence: take a photo of the front of the licence',
  '未能识别营业执照，请在光线充足处正对执照重新拍摄':
    'The licence could not be read: take the photo again from straight above in good light',
  '照片不能超过5 MB，请压缩后重试': 'At most 5 MB: make the photo smaller and try again',
  请选择营业执照照片: 'Choose a photo of the business licence',
  '正在识别的照片较多，请过半分钟再上传':
    'Many photos are being read: upload it again in half a minute',
  '该密钥的创建人已停用、离职或不再有相应权限，请由有权限的管理员更换密钥':
    'Whoever made this key is frozen, gone or without these rights: let an administrator who has them turn the key',
  '只能由本机构的管理员接管，请选择一并停用或暂不处理':
    'Only an administrator of the same institution can take these over: end them, or leave them',
  '该企业已是客户，请退回并写明原因': 'This enterprise is a customer already: refuse and say why',
  '同一统一社会信用代码还有其他申请待审核，请先退回其余申请':
    'Other applications with this credit code wait: refuse those first',
  '申请的手机号码已用于其他账号，请退回并写明原因':
    'The mobile number belongs to another account: refuse and say why',
  '申请的管理员账号已被使用，请另填账号后再通过':
    'The account name is taken: enter another and approve again',
  '该企业、手机号码或账号刚被其他申请占用，请刷新后重试':
    'Another application has just taken the enterprise, mobile number or account name: reload and try again',
  '此项变更无需他人同意，请直接保存': 'Nobody else need agree to this change: save it',
  '同样的申请正在等待处理，请在“敏感变更”中查看':
    'The same request waits already: see Sensitive changes',
  该用户没有设置二次验证: 'This user has no second factor',
  没有这项申请: 'There is no such request',
  '这项申请已处理，请刷新后查看': 'This request has been dealt with: reload the page',
  这项申请不由您决定: 'This request is not yours to decide',
  '您任职或变更权限未满30天，须由其他人决定':
    'You have had this standing for less than 30 days: another person must decide',
  申请人已没有办理此项变更的权限: 'Whoever asked has no right to this change any more',
  演示账号不能处理敏感变更: 'A demonstration account cannot deal with sensitive changes',
  登录密码不正确: 'The password is not right',
  恢复码不正确或已使用: 'The recovery code is not right, or was used',
  请先启用一种二次验证方式: 'Set up a second factor first',
  '该密文已提交过，请重新输入后提交': 'This was sent before: enter it again',
  请输入6位动态验证码或恢复码: 'Enter the code of 6 digits or a recovery code',
  请填写意见: 'Enter your comment',
  没有这份申报: 'There is no such request',
  '不能办理本人账号的申报，请由其他管理员办理':
    'You cannot deal with a request about your own account: another administrator must',
  '这份申报已处理，请刷新后查看': 'This request has been dealt with: reload the page',
  请输入您的姓名: 'Enter your name',
  请说明情况: 'Say what happened',
  请勾选核验方式: 'Tick what was checked',
  请写明如何核验: 'Say how it was checked',
  '请用文字写明，至少{}个字': 'Say it in words, {} characters at least',
  '请用文字写明缘由，不能只有数字、符号或重复的字':
    'Say why in words, not in figures, signs or one character repeated',
  请输入16位恢复码: 'Enter the recovery code of 16 characters',
}
