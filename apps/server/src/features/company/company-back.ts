import type { Database } from '../../db/pool.ts'
import type { WayBack } from '../session/index.ts'

interface Kept {
  contact: { linkman: string | null; phone: string | null; email: string | null }
  keys: { kind: string; fingerprint: string; ends_at: string | null }[]
}

/** The way back from a change of the company's contact or keys: keys that were added since hold no more. */
export const companyBack = (db: Database): WayBack => ({
  calls: ['updateCompany', 'companyKeyAdd', 'companyKeyRotate', 'companyKeyEnd'],
  keep: ({ companyId }) =>
    db.one<Kept>(
      `select json_build_object('linkman', c.linkman, 'phone', c.phone, 'email', c.email) as contact,
              coalesce((select json_agg(json_build_object('kind', k.kind, 'fingerprint', k.fingerprint, 'ends_at', k.ends_at))
                          from company_key k where k.company_id = $1), '[]') as keys
         from company c where c.id = $1`,
      [companyId],
    ),
  undo: ({ companyId, call, before }) =>
    db.transaction(async (tx) => {
      const { contact, keys } = before as Kept
      if (call === 'updateCompany') {
        await tx.run('update company set linkman = $2, phone = $3, email = $4 where id = $1', [
          companyId,
          contact.linkman,
          contact.phone,
          contact.email,
        ])
        return
      }
      const known = JSON.stringify(keys)
      await tx.run(
        `update company_key k set ends_at = now()
          where k.company_id = $1 and (k.ends_at is null or k.ends_at > now())
            and not exists (select 1 from jsonb_to_recordset($2::jsonb) as was (kind text, fingerprint text)
                             where was.kind = k.kind and was.fingerprint = k.fingerprint)`,
        [companyId, known],
      )
      await tx.run(
        `update company_key k set ends_at = was.ends_at
           from jsonb_to_recordset($2::jsonb) as was (kind text, fingerprint text, ends_at timestamptz)
          where k.company_id = $1 and k.kind = was.kind and k.fingerprint = was.fingerprint`,
        [companyId, known],
      )
    }),
})
