/** A visitor's own verification of a sample invoice. Without samples the part stays hidden. */
import type { sampleVerification } from '@xinjian/contract/nouns/public/sampleVerification'
import { words } from '../site/verify/trial-said.ts'
import { Refused, send } from './send.ts'

type Calls = typeof sampleVerification

export async function start(root: HTMLElement): Promise<void> {
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh'
  const say = words[language]
  const how = { language, lost: say.lost }
  const form = root.querySelector('form')!
  const control = (name: string) =>
    form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
  const said = form.querySelector<HTMLElement>('[data-said]')!
  const button = form.querySelector('button')!
  const samples = await send<Calls['sampleInvoices']>(root.dataset.list ?? '', null, how).catch(
    () => [],
  )
  if (samples.length === 0) return
  control('invoiceNumber').replaceChildren(
    ...samples.map(({ invoiceNumber }) => {
      const option = document.createElement('option')
      option.textContent = invoiceNumber
      return option
    }),
  )
  const fill = () => {
    const chosen = samples.find(
      ({ invoiceNumber }) => invoiceNumber === control('invoiceNumber').value,
    )
    control('issueDate').value = chosen?.issueDate ?? ''
    control('amount').value = chosen?.amount ?? ''
    said.textContent = ''
  }
  fill()
  root.hidden = false
  control('invoiceNumber').addEventListener('change', fill)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    said.textContent = say.verifying
    const [invoiceNumber, issueDate, amount] = ['invoiceNumber', 'issueDate', 'amount'].map(
      (name) => control(name).value.trim(),
    ) as [string, string, string]
    said.textContent = await send<Calls['sampleVerify']>(
      form.dataset.send ?? '',
      { invoiceNumber, issueDate, amount },
      how,
    ).then(
      (found) => {
        const values: Record<string, string> = {
          said: found.said,
          seller: found.sellerName,
          total: found.totalAmount,
          at: new Date(found.at).toLocaleTimeString(language === 'en' ? 'en-GB' : 'zh-CN', {
            timeZone: 'Asia/Shanghai',
          }),
        }
        const pattern = found.sellerName ? say.found : say.other
        return pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
      },
      (error) => (error instanceof Refused ? error.message : say.lost),
    )
    button.disabled = false
  })
}
