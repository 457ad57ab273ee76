import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from '../people/people.module.css'
import { AskDialog } from '../sensitive/AskDialog.tsx'
import { RightsTicks } from './RightsTicks.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { type RoleFormProps, useRoleForm } from './useRoleForm.ts'

/** Name, rights and data scope of a role; one that is not to be changed is shown the same way. */
export function RoleForm(props: RoleFormProps) {
  const { row, readOnly } = props
  const {
    t,
    form,
    ticked,
    setTicked,
    mayScope,
    dataScope,
    setScope,
    told,
    asks,
    asking,
    setAsking,
  } = useRoleForm(props)
  const offered = new Set(readOnly ? row?.permissions : props.offered)
  return (
    <>
      <Form of={form} className={cx(layout.stack4, styles.pages)}>
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
