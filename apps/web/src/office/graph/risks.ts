import type { RiskLabel } from '@xinjian/graph/graph'
import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { WorldNode } from './world.ts'

/** Labels as the registry of public records calls its kinds (`@xinjian/format/public-records`), and the one of the tax bureau. */
const words = dictionary(
  {
    none: '无',
    dishonest: '失信被执行人',
    'consumption-limit': '限制消费令',
    enforced: '被执行人',
    'abnormal-operation': '经营异常名录',
    'serious-violation': '严重违法失信',
    'equity-freeze': '股权冻结',
    bankruptcy: '破产重整',
    'abnormal-taxpayer': '非正常户',
  },
  {
    none: 'None',
    dishonest: 'Dishonest judgment debtors',
    'consumption-limit': 'Restricted consumption',
    enforced: 'Enforcement',
    'abnormal-operation': 'List of abnormal operations',
    'serious-violation': 'Serious violations',
    'equity-freeze': 'Frozen equity',
    bankruptcy: 'Bankruptcy',
    'abnormal-taxpayer': 'Irregular taxpayer',
  },
)

/** What holds against a party, in its reader's words. */
export function useRisks() {
  const t = useWords(words)
  const between = useLanguage() === 'en' ? ', ' : '、'
  return {
    one: (label: RiskLabel) => t(label),
    /** Not judged is not the same as none. */
    of: ({ risks }: WorldNode) =>
      risks === null
        ? '--'
        : risks.length === 0
          ? t('none')
          : risks.map((label) => t(label)).join(between),
  }
}
