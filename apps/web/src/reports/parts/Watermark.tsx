import styles from '../paper.module.css'

const TILES = Array.from({ length: 8 }, (_, i) => i)

/**
 * Pale slanted text behind every sheet. `position: fixed` is what Chromium repeats on each printed page; real text and no
 * background picture, so that it survives "print without backgrounds".
 */
export function Watermark({ text }: { text: string }) {
  return (
    <div className={styles.watermark} aria-hidden="true">
      {TILES.map((tile) => (
        <span key={tile}>{text}</span>
      ))}
    </div>
  )
}
