/** Calls of 工商司法: a firm is found by its words, entered where it is not held yet, and a report of it ordered; its page in a partner's frame. */
import type { BodyOf, contract, DataOf } from '@xinjian/contract'
import { PUBLISHED_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Session } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { PublicSources } from '../../../outside/public/connector.ts'
import { isEnough, isFirmCode, searchFirms } from '../../../outside/public/search.ts'
import { channelOf } from '../../channel/index.ts'
import { enterFirm, enterpriseByTaxNo, enterpriseToQuery } from '../../enterprise/index.ts'
import { storedDocument } from '../documents.ts'
import { ANSWER_MS } from '../kinds/preparing.ts'
import { reportPage } from '../list/page.ts'
import type { RecordedAccess } from '../recorded-access.ts'
import { mustFind, orderReport } from '../service.ts'
import type { Shares } from '../share.ts'
import { wireReport } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'

type Noun = typeof contract.report
type Calls = Pick<
  Handlers<Noun>,
  'justiceFind' | 'justiceQuery' | 'justiceDetail' | 'justiceFrame' | 'justiceOpen'
>

interface Deps {
  config: Pick<Config, 'publicUrl'>
  db: Database
  shares: Shares
  recorded: RecordedAccess
  publicSources: PublicSources
  roomFor(tenant: TenantDb): Promise<void>
  detailOf(
    tenant: TenantDb,
    session: Pick<Session, 'userName'>,
    reportNo: string,
  ): Promise<DataOf<Noun['reportDetail']>>
}

const isJustice = (kind: ReportKind): boolean => PUBLISHED_KIND_NAMES.includes(kind)

/** Page that shows a report of a kind outside; the combined one where a kind has none of its own. */
const PAGES: Partial<Record<ReportKind, string>> = { JUSTICE_BASE: '/justiceBaseReport' }
const PAGE = '/justiceEntReport'

/** How a channel looks in whose frame a report is shown. */
export async function themeOf(tenant: TenantDb, code: string) {
  const { title, color, logo } = await channelOf(tenant, code)
  return { title, color, logo }
}

export function justiceCalls(deps: Deps): Calls {
  const { config, db, shares, recorded, publicSources, roomFor, detailOf } = deps

  const mustBeEnough = (keyword: string): void => {
    if (!isEnough(keyword)) throw new Refusal('MALFORMED', REPORT_SAYS.moreOfTheName, 'keyword')
  }

  /** Tax number of the one firm that the words are of; it is among the enterprises of the company then. */
  async function firmOf(tenant: TenantDb, words: string): Promise<string> {
    mustBeEnough(words)
    const code = words.trim().toUpperCase()
    if (isFirmCode(code) && (await enterpriseToQuery(tenant, code))) return code
    const { state, rows } = await searchFirms(publicSources, words)
    if (state !== 'TOLD') throw new Refusal('NO_DATA', REPORT_SAYS.registryDoesNotAnswer)
    const exact = rows.filter(({ matched }) => ['CODE', 'NAME', 'FORMER_NAME'].includes(matched))
    const surest = exact.filter(({ matched }) => matched === exact[0]?.matched)
    const [firm, another] = surest
    if (!firm) throw new Refusal('ENTERPRISE_UNKNOWN', REPORT_SAYS.noFirmOfTheName, 'keyword')
    if (another) throw new Refusal('CONFLICT', REPORT_SAYS.severalFirmsOfTheName, 'keyword')
    if (!firm.code) throw new Refusal('NO_DATA', REPORT_SAYS.firmWithoutCode, 'keyword')
    await enterFirm(tenant, firm.code, firm.name)
    return firm.code
  }

  const order = async (
    tenant: TenantDb,
    session: Session,
    { keyword, reportType, refresh }: BodyOf<Noun['justiceQuery']>,
  ) => {
    await roomFor(tenant)
    const taxId = await firmOf(tenant, keyword)
    return orderReport(db, tenant, session, { taxId, kind: reportType, refresh })
  }

  return {
    async justiceFind({ tenant }, { keyword }) {
      mustBeEnough(keyword)
      const { state, rows } = await searchFirms(publicSources, keyword)
      const listed = await Promise.all(
        rows.map(async ({ code }) => code !== null && (await enterpriseByTaxNo(tenant, code))),
      )
      return { state, rows: rows.map((row, i) => ({ ...row, listed: Boolean(listed[i]) })) }
    },

    justiceQuery: async ({ tenant, session }, body) =>
      wireReport(await order(tenant, session, body)),

    async justiceDetail({ tenant, session }, { reportNo }) {
      const { report_type } = await mustFind(tenant, reportNo)
      if (!isJustice(report_type)) throw new Refusal('UNKNOWN', REPORT_SAYS.notNumberJustice)
      return detailOf(tenant, session, reportNo)
    },

    async justiceFrame({ tenant, session }, { reportNo, channel: code, minutes }) {
      const { report_type } = await mustFind(tenant, reportNo)
      if (!isJustice(report_type)) throw new Refusal('UNKNOWN', REPORT_SAYS.notNumberJustice)
      const channel = await channelOf(tenant, code)
      if (channel.stopped) throw new Refusal('CONFLICT', REPORT_SAYS.channelStopped, 'channel')
      if (channel.frame_sites.length === 0)
        throw new Refusal('CONFLICT', REPORT_SAYS.channelNoFrameSites, 'channel')
      await recorded.mayPassOn(tenant, reportNo)
      const purpose = REPORT_SAYS.inFrameOf({ title: channel.title })
      await recorded.open(tenant, reportNo, {
        who: session.userName,
        action: REPORT_SAYS.sharedIt,
        purpose,
      })
      const { token, record } = await shares.create(tenant, {
        reportNo,
        seconds: minutes * 60,
        purpose,
        createdBy: session.userName,
        kind: 'FRAME',
        channel: code,
      })
      return {
        id: record.id,
        url: `${config.publicUrl}${PAGES[report_type] ?? PAGE}?token=${token}`,
        expiresAt: record.expires_at.toISOString(),
        sites: channel.frame_sites,
      }
    },

    async justiceOpen({ tenant, session }, asked) {
      if (session.kind !== 'API') throw new Refusal('CONFLICT', REPORT_SAYS.forKeysOnly)
      if (!asked.refresh) {
        const taxId = await firmOf(tenant, asked.keyword)
        const of = { taxId, reportType: asked.reportType, status: 'READY' as const }
        const row = (await reportPage(tenant, of, 1, 1)).rows[0]
        if (row && !row.sealed && Date.now() - row.created_at.getTime() < ANSWER_MS) {
          const { report_no } = row
          await recorded.open(tenant, report_no, {
            who: session.userName,
            action: REPORT_SAYS.readIt,
          })
          return { row: wireReport(row), document: await storedDocument(tenant, report_no) }
        }
      }
      return { row: wireReport(await order(tenant, session, asked)), document: null }
    },
  }
}

/** Sites that may show the page of a link in a frame; none where the link is dead, or is no frame's. */
export async function frameSites(shares: Shares, token: string): Promise<readonly string[]> {
  const framed = await shares.channelOf(token).catch((error) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!framed) return []
  const { stopped, frame_sites } = await channelOf(framed.tenant, framed.channel)
  return stopped ? [] : frame_sites
}
