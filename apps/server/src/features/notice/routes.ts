import { contract, type DataOf } from '@xinjian/contract'
import {
  mayHear,
  NOTICE_KIND_NAMES,
  NOTICE_KINDS,
  NOTICE_WAYS,
  type NoticeKind,
} from '@xinjian/contract/notice/kinds'
import { linkOf } from '@xinjian/contract/notice/said'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AccountReach } from './account-reach.ts'
import * as store from './store.ts'
import { NOTICE_SAYS } from './words.ts'

type Choices = DataOf<typeof contract.notice.noticeChoices>

interface NoticeDeps {
  db: Database
  accounts: Pick<AccountReach, 'shownOf'>
}

/** Everybody's own notices, operators' as well: by a handle on the company of whoever asks, and only on rows that name him. */
export const noticeRoutes = ({ db, accounts }: NoticeDeps) => {
  const choices = (tenant: TenantDb, userId: number, session: Session) =>
    choicesOf(accounts, tenant, userId, session)
  const own = ({ session }: SelfCtx): [TenantDb, number] => [
    tenantOf(db, session.companyId),
    session.userId,
  ]
  const unread = async (ctx: SelfCtx) => ({
    // A demonstration is anybody's: what its holder is told elsewhere is not shown in it.
    unread: isDemo(ctx) ? 0 : await store.unreadOf(...own(ctx)),
  })
  return implement(contract.notice, {
    noticeCount: unread,

    async noticeList(ctx, { page, size, ...filter }) {
      if (isDemo(ctx)) return { total: 0, page, size, rows: [] }
      const { rows, ...counted } = await store.noticePage(...own(ctx), filter, page, size)
      return { ...counted, page, size, rows: rows.map(wire) }
    },

    async noticeRead(ctx, { ids }) {
      if (!isDemo(ctx)) await store.markRead(...own(ctx), ids)
      return unread(ctx)
    },

    async noticeReadAll(ctx, { group }) {
      if (!isDemo(ctx)) await store.markAllRead(...own(ctx), group)
      return unread(ctx)
    },

    noticeChoices: (ctx) => choices(...own(ctx), ctx.session),

    async noticeChoose(ctx, { kind, way, on }) {
      const of: NoticeKind = NOTICE_KINDS[kind]
      if (!on && of.always && of.ways.includes(way))
        throw new Refusal('FORBIDDEN', NOTICE_SAYS.messagesSecurityYourAccount)
      if (!mayHear(of, ctx.session.permissions)) throw new Refusal('FORBIDDEN')
      await store.choose(...own(mustBeMain(ctx)), { kind, way, wanted: on })
      return choices(...own(ctx), ctx.session)
    },

    async noticeLanguage(ctx, { language }) {
      await store.setLanguage(...own(mustBeMain(ctx)), language)
      return choices(...own(ctx), ctx.session)
    },
  })
}

const isDemo = ({ session }: SelfCtx): boolean => session.kind === 'DEMO'

function mustBeMain(ctx: SelfCtx): SelfCtx {
  if (isDemo(ctx)) throw new Refusal('FORBIDDEN', NOTICE_SAYS.demoAccountNoMessages)
  return ctx
}

const wire = (row: store.NoticeRecord): DataOf<typeof contract.notice.noticeList>['rows'][0] => ({
  id: row.id,
  kind: row.kind,
  params: row.params,
  link: linkOf(row.kind, row.params) ?? '/user/notices',
  at: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
})

/** The kinds that the reader may be told of, each with its ways as they are now. */
async function choicesOf(
  accounts: NoticeDeps['accounts'],
  tenant: TenantDb,
  userId: number,
  session: Session,
): Promise<Choices> {
  const [chosen, language] = await Promise.all([
    store.choicesOf(tenant, userId),
    store.languageOf(tenant, userId),
  ])
  const rows = NOTICE_KIND_NAMES.flatMap((kind) => {
    const of: NoticeKind = NOTICE_KINDS[kind]
    if (session.kind === 'DEMO' || !mayHear(of, session.permissions)) return []
    const ways = NOTICE_WAYS.map((way) => {
      const fixed = of.always === true && of.ways.includes(way)
      const wanted = chosen.find((c) => c.kind === kind && c.way === way)?.wanted
      return { way, fixed, on: fixed || (wanted ?? of.ways.includes(way)) }
    })
    return [{ kind, group: of.group, ways }]
  })
  const { email, mobile } = await accounts.shownOf(session)
  return { language, mail: email && maskMail(email), mobile, rows }
}

const maskMail = (address: string): string => address.replace(/^(.).*@/, '$1***@')
