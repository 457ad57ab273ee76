import { cx } from '../../ui/cx.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import layout from '../layout/layout.module.css'
import styles from './sections.module.css'

const POINTS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'check',
    title: '没有授权，就没有查询',
    text: '每次查询都对应一份授权书，写明被授权方、用途、数据范围与期限；到期自动停止，撤回即封存采集的数据。',
  },
  {
    icon: 'lock',
    title: '密码不落地，传输再加密',
    text: '登录口令在您的浏览器里加密后才离开，服务器只保存不可逆的摘要；税局密码只用于当次登录，从不保存。',
  },
  {
    icon: 'building',
    title: '各家数据互不可见',
    text: '数据按机构隔离，权限逐项授予；查看、下载、分享均有记录可查。',
  },
  {
    icon: 'link',
    title: '分享出去，也收得回来',
    text: '对外链接带签名、限期有效、可随时撤销，并显示被查看的次数。',
  },
]

export function Security() {
  return (
    <section className={cx(styles.section, styles.sectionInk)} id="security">
      <div className={cx(layout.wrap, styles.secure)}>
        <header className={styles.title}>
          <h2>
            信用是企业的，
            <br />
            决定权也是
          </h2>
          <p>我们只在企业授权的范围内处理数据，并让企业随时看得见、停得下。</p>
        </header>
        <ul>
          {POINTS.map((point) => (
            <li key={point.title}>
              <Icon name={point.icon} size={24} strokeWidth="1.3" />
              <div>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
