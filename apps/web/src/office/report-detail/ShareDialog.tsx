import { useMutation, useQueryClient } from '@tanstack/react-query'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useFirstField } from '../../shell/useFirstField.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Input, Select } from '../../ui/Field.tsx'
import { useCopy } from '../common/useCopy.ts'
import { ShareList } from './ShareList.tsx'
import { shareWords } from './words.ts'

const DAYS = [1, 7, 30, 90]

/** Makes a link, shows it once, lists those that exist. */
export function ShareDialog(props: { reportNo: string; open: boolean; onClose: () => void }) {
  const t = useWords(shareWords)
  const client = useQueryClient()
  const copy = useCopy()
  const form = useFirstField<HTMLFormElement>(props.open)
  const [days, setDays] = useState(7)
  const [purpose, setPurpose] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const create = useMutation({
    mutationFn: () =>
      call(
        report.shareCreate,
        { reportNo: props.reportNo, days, purpose: purpose.trim() },
        { silent: true },
      ),
    onSuccess: () => {
      setPurpose('')
      void client.invalidateQueries({ queryKey: keyOf(report.shareList) })
    },
    onError: (error) => setProblem(messageOf(error)),
  })
  const submit = () => {
    if (!purpose.trim()) return setProblem(t('purposeEmpty'))
    setProblem(null)
    create.mutate()
  }
  const close = () => {
    create.reset()
    setProblem(null)
    props.onClose()
  }
  const url = create.data?.url
  return (
    <Dialog open={props.open} title={t('title')} onClose={close} width="720px">
      <p className="muted">{t('text')}</p>
      <form
        ref={form}
        className="rd-share"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={t('purpose')} required error={problem} hint={t('purposeHint')}>
          {(ids) => (
            <Input
              {...ids}
              value={purpose}
              maxLength={100}
              placeholder={t('purposePlaceholder')}
              onChange={(event) => setPurpose(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('days')}>
          {(ids) => (
            <Select {...ids} value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {DAYS.map((n) => (
                <option key={n} value={n}>
                  {t('dayUnit', { n })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" look="primary" busy={create.isPending}>
          {t('create')}
        </Button>
      </form>
      {url ? (
        <div className="rd-url" role="status">
          <code>{url}</code>
          <Button size="sm" icon="copy" look="primary" onClick={() => copy(url, t('copied'))}>
            {t('copy')}
          </Button>
          <p>{t('once')}</p>
        </div>
      ) : null}
      <h3 className="rd-subtitle">{t('existing')}</h3>
      {props.open ? <ShareList reportNo={props.reportNo} /> : null}
    </Dialog>
  )
}
