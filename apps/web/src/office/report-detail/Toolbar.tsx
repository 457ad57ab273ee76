import { report } from '@xinjian/contract/nouns/report'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { download } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { saveDownload } from '../common/save.ts'
import { ReplayDialog } from './ReplayDialog.tsx'
import styles from './report-detail.module.css'
import { usePrintKey } from './usePrintKey.ts'
import { words } from './words.ts'

/** Its form comes with the first wish to share: most who read a report never do. */
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

type Work = 'pdf' | 'xlsx' | 'json' | 'print'

/** Files, print, sharing, recomputation and comparison of a finished report. */
export function Toolbar(props: { reportNo: string; taxNo: string; onCompare: () => void }) {
  const { reportNo, taxNo, onCompare } = props
  const t = useWords(words)
  const mayShare = useMay('report.share')
  const [work, setWork] = useState<Work | null>(null)
  const [dialog, setDialog] = useState<'share' | 'replay' | null>(null)
  const [everShared, setEverShared] = useState(false)
  const shareIt = () => {
    setEverShared(true)
    setDialog('share')
  }
  const run = (kind: Work, action: () => Promise<void>) => {
    setWork(kind)
    action()
      .catch(toastRefusal)
      .finally(() => setWork(null))
  }
  const print = () => run('print', () => printPdf(reportNo))
  usePrintKey(work === null ? print : null)
  const file = (format: 'pdf' | 'xlsx' | 'json', label: string) => (
    <Button
      size="sm"
      icon="download"
      variant={format === 'pdf' ? 'primary' : 'default'}
      busy={work === format}
      disabled={work !== null && work !== format}
      onClick={() => run(format, () => saveDownload(report.reportDownload, { reportNo, format }))}
    >
      {work === format ? t('preparing') : label}
    </Button>
  )
  return (
    <div className={cx(layout.screenOnly, styles.bar)}>
      <Link className={styles.back} to={paths.queryReport({ taxId: taxNo })}>
        <Icon name="left" size={14} />
        {t('back')}
      </Link>
      <div className={styles.actions}>
        {file('pdf', t('downloadPdf'))}
        {file('xlsx', 'Excel')}
        {file('json', 'JSON')}
        <Button
          size="sm"
          icon="file"
          busy={work === 'print'}
          disabled={work !== null && work !== 'print'}
          onClick={print}
        >
          {work === 'print' ? t('printing') : t('print')}
        </Button>
        <Button size="sm" icon="refresh" onClick={() => setDialog('replay')}>
          {t('replay')}
        </Button>
        <Button size="sm" icon="history" onClick={onCompare}>
          {t('compare')}
        </Button>
        {mayShare ? (
          <Button size="sm" icon="link" onClick={shareIt}>
            {t('share')}
          </Button>
        ) : null}
      </div>
      <ReplayDialog
        reportNo={reportNo}
        open={dialog === 'replay'}
        onClose={() => setDialog(null)}
      />
      {everShared ? (
        <Suspense fallback={null}>
          <ShareDialog
            reportNo={reportNo}
            open={dialog === 'share'}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Prints the paper edition: the PDF in a hidden frame, so that print and download are the same pages. */
async function printPdf(reportNo: string): Promise<void> {
  const { blob } = await download(
    report.reportDownload,
    { reportNo, format: 'pdf' },
    { silent: true },
  )
  const url = URL.createObjectURL(blob)
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = url
  frame.onload = () => {
    try {
      frame.contentWindow?.print()
    } catch {
      // A browser that shows PDF with a program of its own: printed from there.
      window.open(url, '_blank', 'noopener')
    }
  }
  document.body.append(frame)
  // The print dialog gives no sign when it closes; a minute is longer than anyone looks at it.
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, 60_000)
}
