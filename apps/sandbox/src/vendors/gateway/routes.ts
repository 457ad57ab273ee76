/** A gateway that an institution may stand before vendors that are not known here; written down in docs/public-records.md. */
import { PUBLIC_RECORD_KINDS, PUBLIC_RECORDS } from '@xinjian/format/public-records/kinds'
import type { Context, Router } from '../../http/router.ts'
import type { Archive } from '../../public-records/archive.ts'
import type { Fields, WorldRecord } from '../../public-records/record.ts'
import { type Answer, type Front, pageOf } from '../front.ts'

const PAGE = 50

const refused = (code: string, status: number): Answer => ({
  value: { code, message: code, data: {} },
  status,
  charged: false,
})

export function gatewayRoutes(router: Router, archive: Archive, front: Front, key: string): void {
  router.on('GET', '/vendors/gateway/records/:kind', (c) =>
    front.answer(
      c,
      'gateway',
      c.params.kind!,
      () => refused('QUOTA', 429),
      () =>
        c.req.headers.authorization === `Bearer ${key}`
          ? listed(archive, c)
          : refused('UNAUTHORIZED', 401),
    ),
  )
}

async function listed(archive: Archive, c: Context): Promise<Answer> {
  const kind = PUBLIC_RECORD_KINDS.find((one) => one === c.params.kind)
  if (!kind) return refused('NO_KIND', 404)
  const all = await archive.askedFor(c.query.get('name') ?? '', c.query.get('taxNo') ?? '', kind)
  const { rows, last } = pageOf(all, Math.max(1, Number(c.query.get('page')) || 1), PAGE)
  const data = {
    total: all.length,
    pages: Math.max(1, Math.ceil(all.length / PAGE)),
    rows: rows.map(rowOf),
  }
  return { value: { code: '0000', message: '成功', data }, charged: true, last }
}

const rowOf = ({ kind, number, name, code, fields }: WorldRecord) => ({
  id: `${kind}-${number}`,
  subject: { name, code },
  fields: written(kind, fields),
})

/** Money as decimal text. */
const written = (kind: WorldRecord['kind'], fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isMoney(kind, name) ? Number(value).toFixed(2) : value,
    ]),
  )

const isMoney = (kind: WorldRecord['kind'], name: string): boolean =>
  (PUBLIC_RECORDS[kind].fields as Record<string, { kind: string }>)[name]?.kind === 'money'
