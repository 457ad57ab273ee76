/** Who it is, who owns it and what changed, how it stands at the bureau; indicators and rules last. */
import { allIndicators, allRules, rulesHit } from '../kit/sections/appendix.ts'
import { indicatorTable, kpis, text } from '../kit/sections/blocks.ts'
import type { Build } from '../kit/sections/build.ts'
import { placed } from '../kit/sections/places.ts'
import type { Block, Section } from '../report/document.ts'
import type { TaxReportContext } from '../tax/faces/record-part.ts'
import { WITHOUT_SOURCE } from './shown.ts'
import { ENGINE_VERSION } from './version.ts'
import { BASIC_SAYS } from './words.ts'

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
      title: BASIC_SAYS.standing,
      blocks: [
        indicatorTable(build, 'standing-indicators', BASIC_SAYS.standingIndicators, [
          'T-020',
          'T-021',
          'T-022',
        ]),
        ...(penalties?.blocks ?? []).filter(({ id }) => OWED.test(id)),
      ],
    },
    {
      id: 'appendix',
      title: BASIC_SAYS.appendix,
      blocks: [
        text('version', BASIC_SAYS.version({ version: ENGINE_VERSION })),
        allIndicators(build),
        allRules(build),
      ],
    },
  ])
}

function overview(build: Build<TaxReportContext>): Section {
  const { facts, lookingBack } = build.context
  const lists: readonly [string, unknown][] = [
    [BASIC_SAYS.shareholderList, facts.shareholders],
    [BASIC_SAYS.changeList, facts.registration.changes ?? null],
    [BASIC_SAYS.ratingList, facts.ratings],
    [BASIC_SAYS.arrearsList, lookingBack ? null : facts.arrears],
    [BASIC_SAYS.violationList, facts.violations],
  ]
  const absent = lists.filter(([, list]) => list === null).map(([name]) => name)
  const blocks: Block[] = [
    kpis(build, 'standing-kpis', ['T-025.asOf', 'T-020.asOf', 'T-022.OPEN.L24', 'T-044.asOf']),
    rulesHit(build),
    text(
      'not-collected',
      ...(absent.length ? [BASIC_SAYS.notObtained({ names: absent })] : []),
      BASIC_SAYS.noSource({ names: WITHOUT_SOURCE }),
    ),
  ]
  return { id: 'overview', title: BASIC_SAYS.overview, blocks }
}
