import textStyles from '../../ui/styles/text.module.css'
import layout from '../layout/layout.module.css'
import styles from './sections.module.css'

const STEPS = [
  ['授权', '企业阅读并签署授权书：给谁用、用于什么、用到何时，一条一条写明。'],
  [
    '取得数据',
    '企业用手机登录电子税务局，数据自动采集；也可以上传已有的发票文件，重复的只算一张。',
  ],
  ['生成报告', '指标、风险规则与评分在数分钟内算完，缺失的月份如实标注。'],
  ['使用与核验', '在线查看、下载 PDF 与 Excel；收到报告的人可以核验它是否被改动。'],
] as const

const FORMATS = ['数电票 PDF', 'OFD', 'XML', '照片与扫描件', '税局导出 XLSX', 'CSV'] as const

export function HowItWorks() {
  return (
    <section className={styles.section} id="how">
      <div className={layout.wrap}>
        <header className={styles.title}>
          <h2>四步，从授权到信用</h2>
        </header>
        <ol className={styles.steps}>
          {STEPS.map(([name, text], i) => (
            <li key={name}>
              <span className={textStyles.num} aria-hidden="true">
                {i + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.formats}>
          <b>直接读取</b>
          {FORMATS.map((format) => (
            <span key={format}>{format}</span>
          ))}
        </p>
      </div>
    </section>
  )
}
