import { session } from '@xinjian/contract/nouns/session'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { provePasskey } from '../../shell/passkey.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import type { Login } from '../useLogin.ts'
import { secondWords } from './second-words.ts'

/** The second step by a passkey of this browser, or of a key that is plugged in. */
export function PasskeyStep(props: { ticket: string; onEntered: Login['entered'] }) {
  const t = useWords(secondWords)
  const { ticket } = props
  const enter = async () => {
    try {
      const asked = await call(session.secondAsk, { ticket }, { silent: true })
      const passkey = await provePasskey(asked)
      props.onEntered(await call(session.secondEnter, { ticket, passkey }, { silent: true }))
    } catch (error) {
      toast('error', error instanceof DOMException ? t('failed') : messageOf(error))
    }
  }
  return (
    <>
      <p>{t('passkeyText')}</p>
      <Button size="lg" block icon="lock" onClick={() => void enter()}>
        {t('passkey')}
      </Button>
    </>
  )
}
