/** Who it is, who owns it and what changed, how it stands at the bureau; indicators and rules last. */
import { allIndicators, allRules, rulesHit } from '../kit/sections/appendix.ts'
import { indicatorTable, kpis, text } from '../kit/sections/blocks.ts'
import type { Build } from '../kit/sections/build.ts'
import { placed } from '../kit/sections/places.ts'
import type { Block, Section } from '../report/document.ts'
import type { TaxReportContext } from '../tax/part.ts'
import { WITHOUT_SOURCE } from './shown.ts'
import { ENGINE_VERSION } from './version.ts'

/** Of the section on what stands against an enterprise, those that need no payments. */
const OWED = /^(arrears|violations)/

/** `taken`: registration, owners, rating and penalties as the tax report has them. */
export function reportSections(
  build: Build<TaxReportContext>,
  taken: readonly Section[],
): Section[] {
  const [penalties] = taken.slice(-1)
  return placed([
    overview(build),
    ...taken.slice(0, -1),
    {
      id: 'standing',
      title: '欠税与违法违章',
      blocks: [
        indicatorTable(build, 'standing-indicators', '欠税与违法违章指标', [
          'T-020',
          'T-021',
          'T-022',
        ]),
        ...(penalties?.blocks ?? []).filter(({ id }) => OWED.test(id)),
      ],
    },
    {
      id: 'appendix',
      title: '指标附表',
      blocks: [
        text('version', `计算版本 ${ENGINE_VERSION}`),
        allIndicators(build),
        allRules(build),
      ],
    },
  ])
}

function overview(build: Build<TaxReportContext>): Section {
  const { facts, lookingBack } = build.context
  const lists: readonly [string, unknown][] = [
    ['投资方', facts.shareholders],
    ['变更记录', facts.registration.changes ?? null],
    ['纳税信用评级', facts.ratings],
    ['欠税', lookingBack ? null : facts.arrears],
    ['违法违章', facts.violations],
  ]
  const absent = lists.filter(([, list]) => list === null).map(([name]) => name)
  const blocks: Block[] = [
    kpis(build, 'standing-kpis', ['T-025.asOf', 'T-020.asOf', 'T-022.OPEN.L24', 'T-044.asOf']),
    rulesHit(build),
    text(
      'not-collected',
      ...(absent.length ? [`未取得：${absent.join('、')}。未取得不代表没有。`] : []),
      `平台没有采集来源：${WITHOUT_SOURCE}。本报告不作说明，不代表没有。`,
    ),
  ]
  return { id: 'overview', title: '企业概况与风险提示', blocks }
}
