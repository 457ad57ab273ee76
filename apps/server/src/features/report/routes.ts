import { contract } from '@xinjian/contract'
import { BOOK_KIND_NAMES } from '@xinjian/engine/report/kinds'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import type { PublicSources } from '../../outside/public/connector.ts'
import { LINK_VISITOR } from '../consent/index.ts'
import { lineBeside, withoutReasons } from '../firm/index.ts'
import { companyContact } from '../session/index.ts'
import { viewFor } from '../template/index.ts'
import { companyAccess, productAccess, riskStatus } from './access.ts'
import { basisOf } from './basis.ts'
import { besideEachOther, compareReports } from './compare.ts'
import { storedDocument } from './documents.ts'
import type { Engines } from './engines/engines.ts'
import { evidenceHandlers } from './evidence/calls.ts'
import type { ReportFiles } from './files/files.ts'
import type { ReportPacks } from './files/pack.ts'
import { justiceCalls, themeOf } from './justice/calls.ts'
import { reportPage } from './list/page.ts'
import type { Prover } from './proof.ts'
import type { RecordedAccess } from './recorded-access.ts'
import { replay } from './replay.ts'
import { mustShow } from './sealing.ts'
import { mustFind, orderPack, orderReport } from './service.ts'
import type { ShareRecord, Shares } from './share.ts'
import { REPORTS, type ReportRecord, wireReport } from './store.ts'
import { REPORT_SAYS } from './words.ts'

export interface ReportDeps {
  config: Config
  db: Database
  blobs: Blobs
  files: ReportFiles
  packs: ReportPacks
  shares: Shares
  engines: Engines
  recorded: RecordedAccess
  prove: Prover
  /** Who tells what the registry and the courts publish. */
  publicSources: PublicSources
}

const DAY = 86_400

export function reportRoutes(deps: ReportDeps) {
  const { config, db, blobs, files, packs, shares, engines, recorded, prove } = deps
  const { open, openUnrecorded, mayPassOn } = recorded
  const institutionOf = async (tenant: TenantDb) =>
    (await companyContact(db, tenant.companyId))?.name ?? ''

  /** Passed on outside, a reason of a report that may not be passed on stays inside. */
  const firmBeside = async (tenant: TenantDb, row: ReportRecord, passedOn: boolean) => {
    const { line, restsOn } = await lineBeside(db, tenant, row)
    if (!passedOn) return line
    for (const reportNo of restsOn) {
      const refused = await mayPassOn(tenant, reportNo).then(
        () => false,
        (error) => {
          if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED') return true
          throw error
        },
      )
      if (refused) return withoutReasons(line)
    }
    return line
  }

  const detailOf = async (
    tenant: TenantDb,
    { userName }: Pick<Session, 'userName'>,
    reportNo: string,
  ) => {
    const row = await mustFind(tenant, reportNo)
    if (row.status === 'READY') await open(tenant, reportNo, { who: userName, action: '查看报告' })
    const document = row.status === 'READY' ? await storedDocument(tenant, reportNo) : null
    const [institution, basis, view] = await Promise.all([
      institutionOf(tenant),
      basisOf(tenant, row, document),
      wireView(tenant, row),
    ])
    return { row: wireReport(row), institution, basis, view, document }
  }

  const roomFor = (tenant: TenantDb, more = 1) =>
    mustHaveRoom(tenant, REPORTS, REPORT_SAYS.reports, { most: config.queuePerCompany, more })

  return implement(contract.report, {
    async reportQuery({ tenant, session }, { taxId, reportType, through, ...terms }) {
      await roomFor(tenant)
      const order = { taxId, kind: reportType, through, terms }
      return wireReport(await orderReport(db, tenant, session, order))
    },

    accessCompany: ({ tenant }, { taxId }) => companyAccess(tenant, taxId),
    accessProducts: ({ tenant }, { taxId }) => productAccess(db, tenant, taxId),

    async declareQuery({ tenant, session }, { taxId, through }) {
      await roomFor(tenant)
      return wireReport(await orderReport(db, tenant, session, { taxId, kind: 'TAX', through }))
    },
    async declareResult({ tenant }, { page, size, ...filter }) {
      const { rows, ...counted } = await reportPage(
        tenant,
        { ...filter, reportType: 'TAX' },
        page,
        size,
      )
      return { ...counted, page, size, rows: rows.map(wireReport) }
    },

    async erpProducts({ tenant }, { taxId }) {
      const products = await productAccess(db, tenant, taxId)
      return products.filter(({ reportType }) => BOOK_KIND_NAMES.includes(reportType))
    },
    async erpQuery({ tenant, session }, { taxId, reportType, through }) {
      await roomFor(tenant)
      return wireReport(
        await orderReport(db, tenant, session, { taxId, kind: reportType, through }),
      )
    },
    async erpResult({ tenant }, { page, size, ...filter }) {
      const of = { reportTypes: BOOK_KIND_NAMES, ...filter }
      const { rows, ...counted } = await reportPage(tenant, of, page, size)
      return { ...counted, page, size, rows: rows.map(wireReport) }
    },

    riskShouldShow: ({ tenant }, { taxId }) => riskStatus(db, tenant, taxId),
    async riskPdf({ tenant, session }, { reportNo }) {
      const row = await open(tenant, reportNo, { who: session.userName, action: '下载pdf' })
      if (row.report_type !== 'TAX_RISK') throw new Refusal('UNKNOWN', REPORT_SAYS.notNumberTaxRisk)
      return files.get(tenant, reportNo, 'pdf', session.userName)
    },

    async packOrder({ tenant, session }, { taxId, reportTypes, through, ...terms }) {
      await roomFor(tenant, reportTypes.length)
      const order = { taxId, kinds: reportTypes, through, terms }
      return (await orderPack(db, tenant, session, order)).map(wireReport)
    },
    async packDownload({ tenant, session }, { reportNos }) {
      for (const reportNo of new Set(reportNos))
        await open(tenant, reportNo, { who: session.userName, action: '下载报告包' })
      return packs.get(tenant, reportNos, session.userName)
    },

    async reportResult({ tenant }, { page, size, ...filter }) {
      const { rows, ...counted } = await reportPage(tenant, filter, page, size)
      return { ...counted, page, size, rows: rows.map(wireReport) }
    },

    reportDetail: ({ tenant, session }, { reportNo }) => detailOf(tenant, session, reportNo),
    ...justiceCalls({ ...deps, roomFor, detailOf }),

    async reportHead({ tenant, session }, { reportNo, fingerprint }) {
      // A copy that is shown is an access like any other, wherever its bytes come from.
      const row = await open(tenant, reportNo, { who: session.userName, action: '查看报告' })
      const document = await storedDocument(tenant, reportNo)
      const [institution, basis, view] = await Promise.all([
        institutionOf(tenant),
        basisOf(tenant, row, document),
        wireView(tenant, row),
      ])
      const same = row.fingerprint === fingerprint
      return { row: wireReport(row), institution, basis, view, same }
    },

    async reportDownload({ tenant, session }, { reportNo, format }) {
      await open(tenant, reportNo, { who: session.userName, action: `下载${format}` })
      return files.get(tenant, reportNo, format, session.userName)
    },
    async reportPdf({ tenant, session }, { id }) {
      await open(tenant, id, { who: session.userName, action: '下载pdf' })
      return files.get(tenant, id, 'pdf', session.userName)
    },
    async reportReplay({ tenant }, { reportNo }) {
      await openUnrecorded(tenant, reportNo)
      const replayed = await replay(tenant, engines, reportNo)
      // Computing takes seconds: consent may have been taken back meanwhile.
      await mustShow(tenant, reportNo)
      return replayed
    },

    async reportCompare({ tenant, session }, { reportNo, other }) {
      const by = { who: session.userName, action: '对比报告' }
      const [one, two] = [await open(tenant, reportNo, by), await open(tenant, other, by)]
      const { before, after, ...difference } = await compareReports(tenant, engines, one, two)
      for (const { report_no } of [one, two]) await mustShow(tenant, report_no)
      return { before: wireReport(before), after: wireReport(after), ...difference }
    },

    async reportBeside({ tenant, session }, { reportNo, other }) {
      const by = { who: session.userName, action: '对比报告' }
      const [one, two] = [await open(tenant, reportNo, by), await open(tenant, other, by)]
      const rows = await besideEachOther(tenant, one, two)
      return { one: wireReport(one), other: wireReport(two), rows }
    },

    ...evidenceHandlers({ blobs, recorded }),

    async shareCreate({ tenant, session }, { reportNo, days, purpose }) {
      await mayPassOn(tenant, reportNo)
      await open(tenant, reportNo, { who: session.userName, action: '分享报告', purpose })
      const { token, record } = await shares.create(tenant, {
        reportNo,
        seconds: days * DAY,
        purpose,
        createdBy: session.userName,
        kind: 'LINK',
      })
      return wireShare(record, `${config.publicUrl}/share/${token}`)
    },

    async shareList({ tenant }, { reportNo }) {
      await mustFind(tenant, reportNo)
      return (await shares.list(tenant, reportNo)).map((record) => wireShare(record, null))
    },

    async shareRevoke({ tenant }, { id }) {
      await shares.revoke(tenant, id)
      return null
    },

    async shareOpen(_ctx, { token }) {
      const { tenant, reportNo, purpose, expiresAt, kind, channel } = await shares.open(token)
      if (kind !== 'PAPER') await mayPassOn(tenant, reportNo)
      const row =
        kind === 'PAPER'
          ? await openUnrecorded(tenant, reportNo)
          : await open(tenant, reportNo, { who: LINK_VISITOR, action: '查看报告', purpose })
      return {
        row: wireReport(row),
        institution: await institutionOf(tenant),
        purpose,
        expiresAt: expiresAt.toISOString(),
        view: await wireView(tenant, row),
        firm: await firmBeside(tenant, row, kind !== 'PAPER'),
        channel: channel && (await themeOf(tenant, channel)),
        document: await storedDocument(tenant, reportNo),
      }
    },

    async sharePdf(_ctx, { token }) {
      const { tenant, reportNo, createdBy, kind, purpose } = await shares.open(token)
      if (kind === 'PAPER') throw new Refusal('SHARE_INVALID')
      await mayPassOn(tenant, reportNo)
      await open(tenant, reportNo, { who: LINK_VISITOR, action: '下载pdf', purpose })
      return files.get(tenant, reportNo, 'pdf', createdBy)
    },

    proof(_ctx, { sha256, reportNo }) {
      if (!sha256 && !reportNo) throw new Refusal('MALFORMED', REPORT_SAYS.giveFileNumberReport)
      return prove(sha256, reportNo)
    },
  })
}

/** As the institution has reports of the kind shown today. */
async function wireView(tenant: TenantDb, { report_type }: ReportRecord) {
  const view = await viewFor(tenant, report_type)
  return view && { ...view, sections: [...view.sections] }
}

function wireShare(record: ShareRecord, url: string | null) {
  return {
    ...wired(
      record,
      'id report_no purpose channel created_by created_at expires_at revoked_at sleeping views last_viewed_at',
    ),
    url,
  }
}
