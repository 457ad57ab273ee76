import { words } from '@xinjian/format/say/words'

/** What the schemas of users, roles and customers do not accept. */
export const PEOPLE_FIELD_SAYS = words({
  reasonTooShort: [
    '请用文字写明，至少{n:count}个字',
    'Say it in words, at least {n|character|characters}',
  ],
  reasonInWords: [
    '请用文字写明缘由，不能只有数字、符号或重复的字',
    'Say why in words, not in figures, signs or one character repeated',
  ],
  giveYourOpinionReview: ['请填写审核意见', 'Give your opinion of the review'],
  enterCode: ['请输入6位动态验证码或恢复码', 'Enter the code of 6 digits or a recovery code'],
  enterYourName: ['请输入您的姓名', 'Enter your name'],
  sayWhatHappened: ['请说明情况', 'Say what happened'],
  tickWhatChecked: ['请勾选核验方式', 'Tick what was checked'],
  chooseTopic: ['请选择咨询的事项', 'Choose what it is about'],
  writeMessage: ['请填写留言内容', 'Write your message'],
  agreeToContact: [
    '请先阅读并同意联系授权，否则我们不能与您联系',
    'Read and agree to being contacted first: without it we may not contact you',
  ],
  sayWhatWasDone: ['请写明处理情况', 'Say what was done'],
  sayWhoAskedToErase: [
    '请写明留言人何时、以何种方式要求删除',
    'Say when and how the writer asked for deletion',
  ],
  writeIncidentTitle: ['请填写公告标题', 'Write the title'],
  writeIncidentTitleEn: ['请填写公告的英文标题', 'Write the title in English'],
  writeIncidentText: ['请填写公告内容', 'Write what happened'],
  writeIncidentTextEn: ['请填写公告的英文内容', 'Write what happened in English'],
  chooseAffectedPart: ['请至少选择一项受影响的服务', 'Choose at least one affected service'],
  chooseImpact: ['请选择影响程度', 'Choose the impact'],
  chooseIncidentState: ['请选择处理进展', 'Choose how far it is'],
  sayHowChecked: ['请写明如何核验', 'Say how it was checked'],
  enterYourComment: ['请填写意见', 'Enter your comment'],
  enterContactPerson: ['请输入联系人', 'Enter a contact person'],
  sayReasonForAccess: ['请填写查看事由', 'Say why you look at this'],
  enterWhatLook: ['请输入要查找的内容', 'Enter what to look for'],
  chooseRole: ['请至少选择一个角色', 'Choose at least one role'],
  mostRoles: ['最多选择10个角色', 'Choose at most 10 roles'],
  uploadBusinessLicence: ['请上传营业执照', 'Upload the business licence'],
  enterNameRole: ['请输入角色名称', 'Enter the name of the role'],
  chooseRight: ['请至少选择一项权限', 'Choose at least one right'],
  tooManyRights: ['权限过多', 'More rights than there are: reload and choose again'],
  sayWhySuspended: ['请填写停用原因', 'Say why it is suspended'],
  enterRecoveryCode: ['请输入16位恢复码', 'Enter the recovery code of 16 characters'],
})
