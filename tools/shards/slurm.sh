# Shards on Slurm; part of try.sh.

try_slurm() {
  command -v slurmctld >/dev/null && command -v munged >/dev/null || install_packages slurm-wlm munge
  cluster=$folder/slurm
  start_slurm
  write_specs "$cluster/work"
  mkdir -p "$cluster/bin"
  ln -s "$console" "$cluster/bin/viewspec"
  cp "$examples/slurm/specs.sbatch" "$cluster/work"
  # Its files run one after the other, so that one of them can be killed.
  sed -i 's/viewspec run specs/& --jobs 1/' "$cluster/work/specs.sbatch"
  cd "$cluster/work"
  export PATH=$cluster/bin:$PATH
  local job
  job=$(sbatch --parsable specs.sbatch)
  wait_until 60 is_in_second_file specs-2.jsonl
  kill_console "$console" SLURM_ARRAY_TASK_ID=2
  wait_until 60 has_left_queue "$job"
  viewspec merge specs-*.jsonl --reporter spec > "$folder/slurm.txt" 2>&1 && fail "Slurm: the report is green"
  check_report "$folder/slurm.txt" Slurm
  cd /
}

has_left_queue() { [ -z "$(squeue --noheader --jobs "$1" 2>/dev/null)" ]; }

# A cluster of this machine alone, with three processors, whatever it has.
start_slurm() {
  mkdir -p "$cluster/state" "$cluster/spool" "$cluster/work"
  head -c 1024 /dev/urandom > "$cluster/munge.key"
  chmod 600 "$cluster/munge.key"
  export SLURM_CONF=$cluster/slurm.conf
  cat > "$SLURM_CONF" <<END
ClusterName=specs
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$cluster/munge.socket
CredType=cred/munge
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmdParameters=config_overrides
SlurmctldPort=16817
SlurmdPort=16818
StateSaveLocation=$cluster/state
SlurmdSpoolDir=$cluster/spool
SlurmctldPidFile=$cluster/slurmctld.pid
SlurmdPidFile=$cluster/slurmd.pid
SlurmctldLogFile=$cluster/slurmctld.log
SlurmdLogFile=$cluster/slurmd.log
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=3 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
END
  munged --force --foreground --key-file="$cluster/munge.key" --socket="$cluster/munge.socket" \
    --pid-file="$cluster/munge.pid" --log-file="$cluster/munge.log" --seed-file="$cluster/munge.seed" >/dev/null 2>&1 &
  daemons=($!)
  wait_until 10 test -S "$cluster/munge.socket"
  slurmctld -D >/dev/null 2>&1 &
  daemons+=($!)
  slurmd -D >/dev/null 2>&1 &
  daemons+=($!)
  wait_until 60 node_is_idle
}

node_is_idle() { sinfo --noheader --format=%T 2>/dev/null | grep -qx idle; }

stop_slurm() {
  for process in "${daemons[@]:-}"; do
    if [ -n "$process" ]; then kill "$process" 2>/dev/null || true; fi
  done
  wait
}
