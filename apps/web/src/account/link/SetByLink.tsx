import { useQuery } from '@tanstack/react-query'
import { newPasswordForm } from '@xinjian/contract/forms/session'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { keyOf } from '../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { SecretField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { sealSecrets } from '../../shell/seal-secrets.ts'
import { toast } from '../../ui/feedback.ts'
import { Empty, Skeleton } from '../../ui/States.tsx'
import styles from '../login.module.css'
import { registerWords } from '../register/register-words.ts'
import { words } from '../words.ts'
import { aboutLink, setByLink } from './link-of.ts'
import { linkWords } from './link-words.ts'

const FIELDS = ['newPassword', 'repassword'] as const

/** The link is looked at first: who opens one that is used up is told so before he thinks of a password. */
export function SetByLink({ code }: { code: string }) {
  const t = useWords(linkWords)
  const tw = useWords(words)
  const tr = useWords(registerWords)
  const go = useNavigate()
  const [waits, setWaits] = useState(false)
  const link = useQuery({
    queryKey: keyOf(session.cryptoActive, code),
    queryFn: () => aboutLink(code),
    enabled: !waits,
    retry: false,
  })
  const form = useForm(newPasswordForm, {
    also: (typed) => ({
      repassword: typed.repassword === typed.newPassword ? null : t('mismatch'),
    }),
    onSubmit: async (typed) => {
      const [newPassword = '', repassword = ''] = await sealSecrets(FIELDS.map((f) => typed[f]))
      await setByLink(code, { newPassword, repassword })
      if (link.data?.purpose === 'REGISTER') return setWaits(true)
      toast('success', t('saved'), 5000)
      await go(paths.login(), { replace: true })
    },
  })
  if (waits) return <Empty icon="check" title={tr('activated')} />
  if (link.error)
    return (
      <Empty icon="link" title={messageOf(link.error)}>
        <Link to={paths.changePassword()}>{t('again')}</Link>
      </Empty>
    )
  if (!link.data) return <Skeleton lines={5} />
  const { purpose, companyName, userName } = link.data
  return (
    <div className={styles.form}>
      <h1>{t(purpose === 'RESET' ? 'reset' : 'activate')}</h1>
      <p>{t('forUser', { companyName, userName })}</p>
      <Form of={form} className={styles.form}>
        {FIELDS.map((name) => (
          <SecretField
            key={name}
            of={form}
            name={name}
            label={t(name)}
            hint={name === 'newPassword' ? t('shape') : undefined}
            labels={[tw('showPassword'), tw('hidePassword')]}
            autoComplete="new-password"
          />
        ))}
        <FormRefusal of={form} />
        <SubmitButton of={form} size="lg" block>
          {t('save')}
        </SubmitButton>
      </Form>
    </div>
  )
}
