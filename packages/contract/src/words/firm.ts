import { words } from '@xinjian/format/say/words'

/** What the schemas of matters of an enterprise do not accept. */
export const FIRM_FIELD_SAYS = words({
  giveYourOpinion: ['请填写复核意见', 'Give your opinion'],
  sayWhyTakenBack: ['请填写撤回原因', 'Say why it is taken back'],
  reasonTooShort: ['请写明理由，至少8个字', 'Give a reason of at least 8 characters'],
  numberMatterNotRight: ['事项编号有误', 'The number of the matter is not right'],
  chooseAnswer: ['请选择处理方式', 'Choose an answer'],
  tooLong: ['不能超过200个字符', 'At most 200 characters'],
})
