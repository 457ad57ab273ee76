import { audit } from '@xinjian/contract/nouns/audit'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { ask } from '../../ui/feedback.ts'
import { saveDownload } from '../common/save.ts'
import { words } from './words.ts'

/** Reckons the chain again, or hands it out whole for others to do so. */
export function ChainActions({ of }: { of: { companyId?: number } }) {
  const t = useWords(words)
  const [busy, setBusy] = useState<'verify' | 'export' | null>(null)
  const run = async (what: 'verify' | 'export', work: () => Promise<unknown>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      toastRefusal(error)
    } finally {
      setBusy(null)
    }
  }
  const verify = async () => {
    const {
      entries: n,
      erased,
      brokenAt,
      head,
      checkpoint,
      strange,
      signedBy,
    } = await call(audit.auditVerify, of)
    const whole = n === 0 ? t('empty') : t('whole', { n, head })
    const said = [
      brokenAt === null ? whole : t('broken', { seq: brokenAt, n }),
      ...(erased > 0 ? [t('erased', { n: erased })] : []),
      checkpoint
        ? t('checkpoint', { seq: checkpoint.seq, at: instant(checkpoint.at) })
        : t('noCheckpoint'),
      ...(strange > 0 ? [t('strange', { n: strange })] : []),
      t('signedBy', { key: signedBy }),
    ]
    await ask({
      tone: brokenAt === null && strange === 0 ? 'success' : 'error',
      title: t('hint'),
      message: said.join('\n'),
      okText: t('ok'),
    })
  }
  return (
    <>
      <Button icon="shield" busy={busy === 'verify'} onClick={() => void run('verify', verify)}>
        {t('verify')}
      </Button>
      <Button
        icon="download"
        busy={busy === 'export'}
        onClick={() => void run('export', () => saveDownload(audit.auditExport, of))}
      >
        {t('export')}
      </Button>
    </>
  )
}
