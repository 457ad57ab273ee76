import { useQueryClient } from '@tanstack/react-query'
import { roleForm } from '@xinjian/contract/forms/people'
import { sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { type RoleRow, role } from '@xinjian/contract/nouns/role'
import type { Permission } from '@xinjian/contract/roles'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { needsSecond } from '../../api/needs-second.ts'
import { keyOf } from '../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback.ts'
import styles from '../people/people.module.css'
import { type Ask, AskDialog } from '../sensitive/AskDialog.tsx'
import { willAsk } from '../sensitive/needs-second.ts'
import { RightsTicks } from './RightsTicks.tsx'
import { useRoleName } from './role-names.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import { words } from './words.ts'

/** Name, rights and data scope of a role; one that is not to be changed is shown the same way. */
export function RoleForm(props: {
  row: RoleRow | undefined
  /** Of another institution, by an operator. */
  of: { companyId?: number }
  offered: readonly Permission[]
  readOnly: boolean
}) {
  const { row, readOnly } = props
  const t = useWords(words)
  const name = useRoleName()
  const go = useNavigate()
  const client = useQueryClient()
  const [ticked, setTicked] = useState<ReadonlySet<Permission>>(new Set(row?.permissions))
  // Who may not give the whole company is not asked: an operator, whose roles see no company's data, or who sees his own alone.
  const mayScope = props.offered.includes('report.readAll')
  const [dataScope, setScope] = useState<RoleRow['dataScope']>(
    row?.dataScope ?? (mayScope ? 'COMPANY' : 'OWN'),
  )
  const [told, setTold] = useState(false)
  const [asking, setAsking] = useState<Ask | null>(null)
  const before = row?.permissions ?? []
  const asks =
    row !== undefined &&
    row.users > 0 &&
    willAsk({ before, after: [...ticked], elsewhere: false, addressed: false })
  const form = useForm(roleForm, {
    start: { roleName: row ? name(row) : '', note: row?.note ?? '' },
    onSubmit: async (typed) => {
      setTold(ticked.size === 0)
      if (ticked.size === 0) return
      const of = row ? { id: row.id } : props.of
      const body = { ...typed, ...of, permissions: [...ticked], dataScope }
      const ask: Ask = (reason) =>
        call(sensitive.sensitiveRoleRaise, { ...body, id: row?.id ?? 0, reason }, { silent: true })
      if (asks) return setAsking(() => ask)
      try {
        await call(role.roleSave, body, { silent: true })
      } catch (error) {
        if (needsSecond(error)) return setAsking(() => ask)
        throw error
      }
      await client.invalidateQueries({ queryKey: keyOf(role.companyRoleList) })
      await client.invalidateQueries({ queryKey: keyOf(role.roleDetail) })
      toast('success', t('saved'))
      await go(paths.roleList())
    },
  })
  const offered = new Set(readOnly ? row?.permissions : props.offered)
  return (
    <>
      <Form of={form} className={styles.pages}>
        <TextField of={form} name="roleName" label={t('roleName')} star disabled={readOnly} />
        <TextField of={form} name="note" label={t('remark')} disabled={readOnly} />
        {(readOnly || mayScope) && (
          <ScopeChoice value={dataScope} readOnly={readOnly} onChange={setScope} />
        )}
        <RightsTicks {...{ offered, ticked, readOnly }} onChange={setTicked} />
        {told && ticked.size === 0 && (
          <p role="alert" className={styles.fault}>
            {t('choosePermission')}
          </p>
        )}
        <FormRefusal of={form} />
        {!readOnly && <SubmitButton of={form}>{t(asks ? 'ask' : 'save')}</SubmitButton>}
      </Form>
      <AskDialog ask={asking} onClose={() => setAsking(null)} />
    </>
  )
}
