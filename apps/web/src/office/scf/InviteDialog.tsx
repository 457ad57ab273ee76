import { inviteForm } from '@xinjian/contract/forms/finance/scf'
import { programme } from '@xinjian/contract/nouns/finance/scf'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { useCopy } from '../common/useCopy.ts'
import { programmeWords } from './programme-words.ts'

/** A button that invites, and shows the link once. */
export function InviteButton(props: { as: 'ANCHOR' | 'MEMBER'; refNo: string; who: string }) {
  const { as: role, refNo, who } = props
  const t = useWords(programmeWords)
  const copy = useCopy()
  const [asking, setAsking] = useState(false)
  const [made, setMade] = useState<{ link: string; mailed: boolean } | null>(null)
  const form = useForm(inviteForm, {
    onSubmit: async ({ email }) => {
      const asked = { role, refNo, ...(email && { email }) }
      const { token, mailed } = await call(programme.scfInvite, asked, { silent: true })
      form.reset()
      setAsking(false)
      setMade({ link: `${location.origin}/supplyChain/join#${token}`, mailed })
    },
  })
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('invite')}
      </Button>
      <FormDialog
        of={form}
        open={asking}
        title={t('inviteTitle', { who })}
        onClose={() => setAsking(false)}
        submit={t('inviteSend')}
        variant="primary"
      >
        <TextField of={form} name="email" label={t('email')} hint={t('emailHint')} />
      </FormDialog>
      {made ? (
        <Dialog
          open
          title={t('inviteTitle', { who })}
          onClose={() => setMade(null)}
          footer={
            <Button variant="primary" onClick={() => copy(made.link, t('copied'))}>
              {t('copy')}
            </Button>
          }
        >
          <div className={layout.stack3}>
            <p>{t('inviteMade')}</p>
            <p className={textStyles.anywhere}>{made.link}</p>
            <p className={textStyles.muted}>
              {t(made.mailed ? 'inviteMailed' : 'inviteNotMailed')}
            </p>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
