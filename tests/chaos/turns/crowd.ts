import { transports, versions, type Transport, type Version } from '../replay/page.ts'
import { judgeVisitor, sumVerdicts, type VisitorVerdict } from './judge-visitor.ts'
import { openVisitor, type Visitor } from './visitor.ts'

export interface CrowdVerdict extends VisitorVerdict {
  readonly visitors: number
  readonly questions: number
  /** Visitors whose last question was never answered. */
  readonly unanswered: number
}

/** Many visitors at once, of every client version and on every transport in turn. */
export async function openCrowd(url: string, size: number) {
  const pairs = (Object.keys(versions) as Version[]).flatMap((version) =>
    (Object.keys(transports) as Transport[]).map((transport) => ({ version, transport })),
  )
  const visitors: Visitor[] = await Promise.all(
    Array.from({ length: size }, (_, place) =>
      openVisitor({ url, ...(pairs[place % pairs.length] as (typeof pairs)[number]) }),
    ),
  )
  return {
    visitors,
    /** Lets everyone hear the answer under way, and judges what they heard. */
    async leave(): Promise<CrowdVerdict> {
      const well = await Promise.all(visitors.map((visitor) => visitor.leave()))
      return {
        ...sumVerdicts(visitors.map(judgeVisitor)),
        visitors: size,
        questions: visitors.reduce((total, { asked }) => total + asked, 0),
        unanswered: well.filter((answered) => !answered).length,
      }
    },
  }
}
