import { galaxyEnterForm } from '@xinjian/contract/forms/public-records'
import { galaxy } from '@xinjian/contract/nouns/public/galaxy'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { CaptchaField } from '../CaptchaField.tsx'
import { useCaptcha } from '../useCaptcha.ts'
import styles from './galaxy.module.css'
import { writeGalaxyToken } from './token.ts'
import { galaxyCall } from './wire.ts'
import { words } from './words.ts'

/** Whoever reads the picture gets a token. `why`: what ended the one before. */
export function Enter({ why, onEntered }: { why: string | null; onEntered: () => void }) {
  const t = useWords(words)
  const { captcha, renew } = useCaptcha()
  const form = useForm(galaxyEnterForm, {
    onSubmit: async ({ code }) => {
      const proof = await captcha?.proof()
      try {
        const given = await galaxyCall(galaxy.galaxyEnter, { randomStr: '', code, ...proof })
        writeGalaxyToken(given.token, given.expiresAt)
        onEntered()
      } catch (error) {
        renew()
        form.clear('code')
        throw error
      }
    },
  })
  return (
    <Card>
      <Form of={form} className={cx(layout.stack3, styles.enter)}>
        <p className={textStyles.muted} role={why ? 'alert' : undefined}>
          {why ?? t('enterNote')}
        </p>
        <CaptchaField
          of={form}
          name="code"
          image={{ src: captcha?.src ?? null, renew, asked: true }}
        />
        <FormRefusal of={form} />
        <SubmitButton of={form}>{t('enter')}</SubmitButton>
      </Form>
    </Card>
  )
}
