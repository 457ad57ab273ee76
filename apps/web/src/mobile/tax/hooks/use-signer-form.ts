import { signerForm } from '@xinjian/contract/forms/signing'
import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { useStore } from '../../../ui/store.ts'
import { signing } from '../../words/signing.ts'
import { type Drafts, drafts, enterpriseOf, firmOfLink, useDraft } from '../drafts.ts'
import { confirmSigner, sendCode } from '../steps.ts'
import { tracked } from '../track.ts'
import { useGo, useTask } from './use-tax.ts'

/** Who signs, for which enterprise; sent, the code is on its way and `onDone` is called. */
export function useSignerForm(onDone: () => void) {
  const t = useWords(signing)
  const { to } = useGo()
  const task = useTask()
  const typed = enterpriseOf(useStore(drafts))
  const firm = firmOfLink(task) ?? typed ?? task.enterprise
  const [draft, patch] = useDraft('validate')
  const form = useForm(signerForm, {
    start: draft,
    onChange: (change) => patch(change as Partial<Drafts['validate']>),
    onSubmit: (signer) =>
      tracked('signer', async () => {
        if (!firm) return to('entering')
        const named = await confirmSigner({ ...firm, signer })
        onDone()
        // Refused for haste (a code was sent before)? The page with the code then counts down.
        await sendFirst(named).then(
          (sent) => sent && toast('success', t('sentToast')),
          () => undefined,
        )
      }),
  })
  return { form, firm }
}

/** The platform's own code, or what a partner's door asks before it. */
const sendFirst = async (task: CollectTask): Promise<boolean> => {
  if (task.asked) return (await import('../door/partner.ts')).sendNext(task)
  await sendCode('SIGNER')
  return true
}
