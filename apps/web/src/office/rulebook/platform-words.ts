import { dictionary } from '../../i18n/dictionary.ts'
import { historyWords } from './more-words.ts'
import { words } from './words.ts'

/** The same pages for operators, who set what stands for every institution. */
export const platformWords = dictionary(
  {
    ...words.zh,
    title: '平台默认规则',
    note: '没有自行设定的机构按此判断。起草、以全平台企业试算，由另一位运营人员复核后启用；机构自行设定的规则不受影响。',
    platform: '引擎默认',
    noChange: '与引擎默认相同',
    none: '还没有平台版本，各机构按引擎默认判断',
    submitAsk: '提交后不能再改，须由另一位运营人员复核。现在提交吗？',
    ownHint: '这是您起草的版本，须由另一位运营人员复核。',
    forceAsk:
      '启用后，各机构新生成的报告凡未自行设定的规则均按此版本判断；已生成的报告不变。现在启用吗？',
    trialHint:
      '以全平台企业的现有数据比较此版本与现行版本，各机构自行设定的规则照旧；只给出合计，不显示任何企业。',
  },
  {
    ...words.en,
    title: 'Platform default rules',
    note: 'What stands for institutions that set nothing of their own. Drafted, tried on all enterprises, and put in force after another operator agreed; what institutions have set stays.',
    platform: 'Engine default',
    noChange: 'As the engine',
    none: 'No version yet: institutions are judged by the engine default',
    submitAsk: 'It cannot be changed afterwards; another operator must decide. Submit now?',
    ownHint: 'You drafted this version: another operator must decide.',
    forceAsk:
      'New reports of every institution will be judged by it wherever they set nothing of their own; those made stay as they are. Put it in force now?',
    trialHint:
      'Sets this version beside the one in force, on the data of all enterprises and under what institutions have set themselves. Sums only: no enterprise is shown.',
  },
)

export const platformHistoryWords = dictionary(
  {
    ...historyWords.zh,
    title: '平台规则变更记录',
    note: '平台默认规则的每一步：何人、何时、做了什么；只增不改。',
  },
  {
    ...historyWords.en,
    title: 'Platform rule history',
    note: 'Every step of the versions of the platform: who did what, and when. Rows are only ever added.',
  },
)
