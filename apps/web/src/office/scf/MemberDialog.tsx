import { useQuery } from '@tanstack/react-query'
import { relationForm } from '@xinjian/contract/forms/finance/scf'
import { programme, type ScfProposal } from '@xinjian/contract/nouns/finance/scf'
import { RELATION_ROLES } from '@xinjian/contract/scf/states'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm, useFormValue } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { Proposals } from './Proposals.tsx'
import { programmeWords } from './programme-words.ts'
import { words } from './words.ts'

/** Adds a member of a core enterprise: typed, or chosen among who trades with it by the invoices that are held. */
export default function MemberDialog(props: { onDone: () => void; onClose: () => void }) {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const anchors = useQuery(query(programme.scfAnchorList, { page: 1, size: 100 }))
  const form = useForm(relationForm, {
    start: { role: 'SUPPLIER', level: '1' },
    onSubmit: async ({ level, ...given }) => {
      await call(programme.scfRelationSave, { ...given, level: Number(level) }, { silent: true })
      toast('success', t('saved'))
      form.reset()
      props.onDone()
      props.onClose()
    },
  })
  const anchorNo = useFormValue(form, 'anchorNo')
  const take = ({ name, taxNo, role }: ScfProposal) => {
    form.set({ name, taxNo, role })
  }
  return (
    <FormDialog
      of={form}
      open
      title={p('newMember')}
      onClose={props.onClose}
      submit={t('save')}
      variant="primary"
      width="640px"
    >
      <ChoiceField of={form} name="anchorNo" label={t('anchor')} star>
        <option value="">{t('chooseAnchor')}</option>
        {anchors.data?.rows
          .filter(({ state }) => state !== 'EXPIRED')
          .map(({ no, name }) => (
            <option key={no} value={no}>
              {name}
            </option>
          ))}
      </ChoiceField>
      {anchorNo ? <Proposals anchorNo={anchorNo} onTake={take} /> : null}
      <TextField of={form} name="name" label={p('name')} star />
      <TextField of={form} name="taxNo" label={p('taxNo')} star tidy />
      <ChoiceField of={form} name="role" label={p('role')} star>
        {RELATION_ROLES.map((role) => (
          <option key={role} value={role}>
            {p(role)}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="level" label={p('level')} hint={p('levelHint')} star />
    </FormDialog>
  )
}
