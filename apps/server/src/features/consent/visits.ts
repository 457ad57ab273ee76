/** Looks as visits: what one visitor did at one report, or at the data of one firm, without a longer pause. */
import type { ConsentVisit, SignerVisit } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { type View, viewsOf } from './views.ts'

/** Milliseconds without a look after which the next one is another visit: as long as a session of a web site is taken to last. */
const PAUSE = 30 * 60_000

/** Stands for whoever opens a link; each purpose for which links were given is a visitor of its own. */
export const LINK_VISITOR = '分享链接'
/** How a report is called among the objects of looks: `报告 INV…`. */
export const reportObject = (reportNo: string): string => `${REPORT}${reportNo}`
const REPORT = '报告 '

const sideOf = ({ who, object, purpose }: View): string =>
  JSON.stringify([
    who,
    object.startsWith(REPORT) ? object : '',
    who === LINK_VISITOR ? purpose : '',
  ])

/** Visits, the one with the newest look first; looks come newest first, within a visit they stand as they were made. */
export function visitsOf(looks: readonly (View & { at: Date })[]): ConsentVisit[] {
  const visits: ConsentVisit[] = []
  const open = new Map<string, ConsentVisit>()
  for (const look of looks) {
    const { who, action, object, purpose } = look
    const at = look.at.toISOString()
    const side = sideOf(look)
    let visit = open.get(side)
    if (!visit || Date.parse(visit.from) - look.at.getTime() > PAUSE) {
      visit = { who, from: at, to: at, looks: [] }
      open.set(side, visit)
      visits.push(visit)
    }
    visit.from = at
    visit.looks.unshift({ at, action, object, purpose })
  }
  return visits
}

/** Visits under a contract, of the newest looks that are told. */
export const visitsUnder = async (tenant: TenantDb, contractNo: string): Promise<ConsentVisit[]> =>
  visitsOf(await viewsOf(tenant, contractNo))

/** The same for who signed it: what a visitor noted for the institution's own use stays there. */
export const visitsForSigner = async (
  tenant: TenantDb,
  contractNo: string,
): Promise<SignerVisit[]> =>
  (await visitsUnder(tenant, contractNo)).map(({ looks, ...visit }) => ({
    ...visit,
    looks: looks.map(({ at, action, object }) => ({ at, action, object })),
  }))
