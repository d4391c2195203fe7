import './late-locks'
import '../../workers/enhancer/worker'
