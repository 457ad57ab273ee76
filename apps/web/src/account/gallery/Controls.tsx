import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { ask, toast } from '../../ui/feedback.ts'
import {
  Button,
  Card,
  Dialog,
  Dropzone,
  Empty,
  Failed,
  Field,
  IconButton,
  Input,
  PasswordInput,
  Progress,
  Segmented,
  Select,
  Skeleton,
} from '../../ui/index.ts'
import styles from './gallery.module.css'
import { samples } from './sample-words.ts'
import { words } from './words.ts'

export function Controls() {
  const t = useWords(words)
  const s = useWords(samples)
  const [view, setView] = useState<'a' | 'b' | 'c'>('a')
  const [open, setOpen] = useState<'middle' | 'side' | null>(null)
  return (
    <>
      <Card title={t('buttons')}>
        <div className={styles.line}>
          <Button variant="primary" icon="report">
            {s('make')}
          </Button>
          <Button icon="upload">{s('upload')}</Button>
          <Button variant="quiet">{s('evidence')}</Button>
          <Button variant="danger">{s('revoke')}</Button>
          <Button busy>{s('saving')}</Button>
          <Button disabled>{s('disabled')}</Button>
          <Button size="sm">{s('small')}</Button>
          <Button size="lg" variant="primary">
            {s('large')}
          </Button>
          <IconButton icon="refresh" label={s('refresh')} />
          <Segmented
            label={s('sample')}
            value={view}
            onChange={setView}
            options={[
              { key: 'a', label: s('overview') },
              { key: 'b', label: s('details') },
              { key: 'c', label: s('trend') },
            ]}
          />
        </div>
      </Card>
      <Card title={t('fields')}>
        <div className={styles.fields}>
          <Field label={s('name')} required hint={s('nameHint')}>
            {(ids) => <Input {...ids} placeholder={s('nameAsk')} />}
          </Field>
          <Field label={s('uscc')} error={s('usccBad')}>
            {(ids) => <Input {...ids} defaultValue="91320500MA1EXAMPLE" />}
          </Field>
          <Field label={s('password')}>
            {(ids) => <PasswordInput {...ids} defaultValue="secret" autoComplete="off" />}
          </Field>
          <Field label={s('taxpayer')}>
            {(ids) => (
              <Select {...ids}>
                <option>{s('general')}</option>
                <option>{s('smallScale')}</option>
              </Select>
            )}
          </Field>
        </div>
      </Card>
      <Card title={t('feedback')}>
        <div className={styles.line}>
          <Button onClick={() => toast('success', s('saved'))}>{s('success')}</Button>
          <Button onClick={() => toast('error', s('tooBig'))}>{s('error')}</Button>
          <Button
            onClick={() =>
              ask({
                tone: 'warning',
                title: s('hint'),
                message: s('revokeAsk'),
                cancelText: s('cancel'),
              })
            }
          >
            {s('confirm')}
          </Button>
          <Button onClick={() => setOpen('middle')}>{s('dialog')}</Button>
          <Button onClick={() => setOpen('side')}>{s('drawer')}</Button>
        </div>
        <Dialog
          open={open !== null}
          title={s('basis')}
          onClose={() => setOpen(null)}
          {...(open === 'side' && { side: 'right' as const })}
        >
          {s('basisText')}
        </Dialog>
        <div className={styles.progress}>
          <Progress value={64} label={s('progress')} />
          <Progress value={38} tone="bad" label={s('progressBad')} />
        </div>
      </Card>
      <Card title={t('states')}>
        <div className={styles.states}>
          <Empty title={s('none')}>{s('noneHint')}</Empty>
          <Failed message={s('offline')} onRetry={() => undefined} />
          <div data-part="sample">
            <Skeleton lines={5} />
          </div>
          <Dropzone multiple onFiles={() => undefined} hint={s('formats')} />
        </div>
      </Card>
    </>
  )
}
