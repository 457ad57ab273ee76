import { QrCode } from '../reports/parts/QrCode.tsx'
import styles from './consent.module.css'

const HOW = '在验真页选择本文件，可核对是否由平台出具、是否被改动'

/** What it says, for the fonts of the paper. */
export const VERIFY_TEXT = HOW

/** At the foot of what was signed: where anyone proves the file. */
export function Verify({ at }: { at: string }) {
  return (
    <div className={styles.verify}>
      <QrCode text={at} size={76} label={HOW} />
      <p>
        {HOW}
        <br />
        {at}
      </p>
    </div>
  )
}
