import type { Gate } from '../../../kit/verdict/gate.ts'
import type { PolicyResult } from '../../../report/document.ts'

/** The pack that the institution chose: what fails refuses, what cannot be said is for a person. */
export const POLICY_GATES: readonly Gate<{ policies: readonly PolicyResult[] }>[] = [
  {
    id: 'G-POLICY',
    about: 'POLICY',
    title: '符合所选准入规则',
    threshold: '所选准入规则有一项不符即拒绝，有不能判断的项须人工复核',
    source: 'domain §6.4',
    judge({ policies }) {
      const pack = policies.find(({ chosen }) => chosen)
      if (!pack || pack.result === 'PASS') return null
      const of = (result: string) =>
        pack.checks
          .filter((check) => check.result === result)
          .map(({ title, detail }) => `${title}（${detail}）`)
          .join('；')
      if (pack.result === 'FAIL')
        return {
          level: 'REJECT',
          limitFactor: null,
          text: `不符合${pack.name}的条件：${of('FAIL')}。`,
          change: `满足${pack.name}的各项条件后可重新申请。`,
        }
      return {
        level: 'REVIEW',
        text: `${pack.name}有条件不能判断：${of('UNKNOWN')}。`,
        ask: `请补充${pack.name}中不能判断的各项材料。`,
      }
    },
  },
]
