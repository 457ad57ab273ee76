import { cx } from '../../ui/cx.ts'
import { EvidenceArt } from '../art/EvidenceArt.tsx'
import layout from '../layout/layout.module.css'
import styles from './sections.module.css'

export function Evidence() {
  return (
    <section className={cx(styles.section, styles.sectionTint)} id="evidence">
      <div className={layout.wrap}>
        <header className={styles.title}>
          <h2>每一个数字，都点得开</h2>
          <p>
            报告里没有“据系统测算”。点开任意数字，看到它的公式、取数条件，以及构成它的每一张发票；合计与报告数字分毫不差。
          </p>
        </header>
        <EvidenceArt />
      </div>
    </section>
  )
}
