#!/usr/bin/env bash
# A part of an arena (docs/arena.md), for a cluster: each job of an array, or each rank, plays one.
#
#   sbatch --array=1-20 arena_part.sh 20 FOLDER GAME --bots A,B --games N ...
#   mpirun -n 20 arena_part.sh 20 FOLDER GAME --bots A,B --games N ...
#   benben merge FOLDER/part-*
#
# The first word says how many parts there are, so that a part that failed may be played again alone: --array=7.
# What follows the folder goes to `benben arena`, and is the same for all. A part that was ended goes on where it was.
# BENBEN names the program, if it is not in PATH.
#SBATCH --job-name=benben-arena
#SBATCH --cpus-per-task=4
#SBATCH --mem-per-cpu=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --output=%x-%A-%a.log
set -euo pipefail

die() {
  echo "arena_part.sh: $*" >&2
  exit 2
}

(($# >= 3)) || die "PARTS FOLDER GAME and the flags of benben arena are wanted"
parts=$1 folder=$2
shift 2
rank=${OMPI_COMM_WORLD_RANK-${PMI_RANK-}}  # of Open MPI; of MPICH and Intel MPI
ranks=${OMPI_COMM_WORLD_SIZE-${PMI_SIZE-}}
if [[ ${SLURM_ARRAY_TASK_ID-} && $rank ]]; then
  die "this is a rank of MPI in a job of an array; one of both says which part is played"
elif [[ ${SLURM_ARRAY_TASK_ID-} ]]; then
  part=$SLURM_ARRAY_TASK_ID
elif [[ $rank ]]; then
  part=$((rank + 1))
  [[ $ranks == "$parts" ]] || die "there are $ranks ranks for $parts parts"
else
  die "this is neither a job of an array of Slurm nor a rank of MPI"
fi
mkdir -p "$folder"
exec "${BENBEN:-benben}" arena "$@" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$part/$parts" --out "$folder/part-$part"
